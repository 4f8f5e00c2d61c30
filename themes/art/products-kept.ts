import { gold, ink, pale } from './product-tones.ts';

/** Outlines of what does a body and a desk good, on a square of 400; `a` is the main tone, `b` its lighter neighbour. */
export const kept = {
  mat: (a: string, b: string) =>
    `<path d="M92 128h196c14 0 24 10 24 24v128H116c-14 0-24-10-24-24z" fill="${b}"/><path d="M116 280h196V152" fill="none" stroke="${a}" stroke-width="10"/><rect x="64" y="216" width="222" height="92" rx="46" fill="${a}"/><circle cx="268" cy="262" r="46" fill="${b}"/><circle cx="268" cy="262" r="28" fill="none" stroke="${a}" stroke-width="10"/><circle cx="268" cy="262" r="8" fill="${a}"/><path d="M116 214h20v96h-20z" fill="${gold}"/>`,
  rope: (a: string, b: string) =>
    `<path d="M126 262C70 60 330 60 274 262" fill="none" stroke="${b}" stroke-width="14" stroke-linecap="round"/><path d="M126 262C108 190 150 128 200 176s92-14 74 86" fill="none" stroke="${b}" stroke-width="14" stroke-linecap="round" opacity=".55"/><rect x="108" y="226" width="36" height="104" rx="16" fill="${a}"/><rect x="256" y="226" width="36" height="104" rx="16" fill="${a}"/><path d="M108 250h36v16h-36zm148 0h36v16h-36z" fill="${gold}"/>`,
  band: (a: string, b: string) =>
    `<path d="M84 200c0-50 56-78 116-36 60-42 116-14 116 36s-56 78-116 36c-60 42-116 14-116-36z" fill="none" stroke="${a}" stroke-width="36"/><path d="M84 200c0-50 56-78 116-36 22-15 43-21 61-19" fill="none" stroke="${b}" stroke-width="14"/><rect x="170" y="170" width="60" height="60" rx="12" fill="${gold}"/>`,
  tea: (a: string, b: string) =>
    `<path d="M250 178h26c50 0 50 84 0 84h-34" fill="none" stroke="${b}" stroke-width="20"/><path d="M104 160h154v82c0 44-28 66-77 66s-77-22-77-66z" fill="${a}"/><ellipse cx="181" cy="160" rx="77" ry="18" fill="${b}"/><path d="M150 160v56" stroke="${ink}" stroke-width="5"/><path d="M128 214h44v44h-44z" fill="${pale}"/><path d="M150 250c-22-14-14-28 0-28s22 14 0 28z" fill="#3d9b6b"/><path d="M152 126c-16-22 14-30 0-56m52 56c-16-22 14-30 0-56" fill="none" stroke="${b}" stroke-width="12" stroke-linecap="round"/><rect x="88" y="306" width="186" height="18" rx="9" fill="${gold}"/>`,
  massager: (a: string, b: string) =>
    `<path d="M92 258c0-98 44-142 108-142s108 44 108 142v30c0 22-14 36-36 36H128c-22 0-36-14-36-36z" fill="${a}"/><path d="M126 286c0-66 30-102 74-102s74 36 74 102z" fill="${ink}"/><path d="M152 286c0-30 4-54 12-54s8 14 8 26c2-30 6-46 14-46s10 16 10 42c2-26 6-42 14-42s9 20 9 46c2-14 6-24 13-24 8 0 8 22 4 52z" fill="${pale}"/><rect x="92" y="286" width="216" height="38" rx="16" fill="${b}"/><circle cx="200" cy="148" r="12" fill="${gold}"/>`,
  cushion: (a: string, b: string) =>
    `<path d="M96 116c60 20 148 20 208 0 18-6 30 8 24 24-18 50-18 84 0 128 6 16-6 30-24 24-60-20-148-20-208 0-18 6-30-8-24-24 18-44 18-78 0-128-6-16 6-30 24-24z" fill="${a}"/><path d="M122 156c50 14 106 14 156 0-10 36-10 62 0 94-50-14-106-14-156 0 10-32 10-58 0-94z" fill="none" stroke="${b}" stroke-width="12"/><circle cx="200" cy="203" r="14" fill="${gold}"/>`,
  diffuser: (a: string, b: string) =>
    `<path d="M200 132c-30-28 24-42 0-86m-42 94c-22-20 14-34-4-62m88 62c22-20-14-34 4-62" fill="none" stroke="${b}" stroke-width="12" stroke-linecap="round"/><path d="M172 154h56c6 40 66 66 66 128 0 32-22 50-54 50h-80c-32 0-54-18-54-50 0-62 60-88 66-128z" fill="${a}"/><path d="M118 252h164c8 14 12 22 12 34 0 28-22 46-54 46h-80c-32 0-54-18-54-46 0-12 4-20 12-34z" fill="${b}"/><rect x="164" y="142" width="72" height="22" rx="10" fill="${gold}"/>`,
  stand: (a: string, b: string) =>
    `<path d="M112 84h196c10 0 16 6 14 16l-24 118H92l10-122c1-8 4-12 10-12z" fill="${ink}"/><path d="M124 102h180l-20 98H116z" fill="${b}"/><path d="M72 214h244c8 0 12 8 6 14l-10 10H84l-14-12c-6-5-4-12 2-12z" fill="${pale}"/><path d="M98 238h208l-76 36h-60z" fill="${a}"/><path d="M180 262h40l30 50h-100z" fill="${a}"/><rect x="104" y="304" width="192" height="26" rx="12" fill="${a}"/><circle cx="200" cy="288" r="10" fill="${gold}"/>`,
  lamp: (a: string, b: string) =>
    `<path d="M168 312l-28-110 96-66" fill="none" stroke="${ink}" stroke-width="14" stroke-linejoin="round"/><path d="M284 196l-28 92H120z" fill="${gold}" opacity=".4"/><path d="M206 110c34-40 92-28 112 22 6 14-2 22-14 26l-96 36c-14 5-24 0-26-14-4-28 4-50 24-70z" fill="${a}"/><path d="M182 180c-1 16 12 20 26 14l96-36c12-4 20-12 14-26-50 4-98 20-136 48z" fill="${b}"/><circle cx="140" cy="202" r="16" fill="${b}"/><path d="M96 332c0-26 28-38 72-38s72 12 72 38z" fill="${a}"/>`,
} as const;
