import { gold, ink, pale } from './product-tones.ts';

/** Outlines of devices, and of what vouchers are for, on a square of 400; `a` is the main tone, `b` its lighter neighbour. */
export const given = {
  headphones: (a: string, b: string) =>
    `<path d="M108 236v-28c0-122 184-122 184 0v28" fill="none" stroke="${b}" stroke-width="22"/><rect x="86" y="212" width="62" height="104" rx="28" fill="${a}"/><rect x="252" y="212" width="62" height="104" rx="28" fill="${a}"/>`,
  charger: (a: string, b: string) =>
    `<path d="M232 108c0-50 84-50 84 10v60" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"/><rect x="302" y="176" width="28" height="42" rx="6" fill="${ink}"/><rect x="102" y="98" width="156" height="234" rx="28" fill="${a}"/><rect x="124" y="122" width="112" height="150" rx="14" fill="${b}"/><path d="M190 138l-42 66h28l-10 52 46-70h-30z" fill="${gold}"/><path d="M130 292h18v12h-18zm26 0h18v12h-18zm26 0h18v12h-18z" fill="${pale}"/>`,
  mouse: (a: string, b: string) =>
    `<rect x="124" y="78" width="152" height="248" rx="76" fill="${a}"/><path d="M124 182v-28c0-42 34-76 76-76v104z" fill="${b}"/><path d="M200 78v104M124 182h152" fill="none" stroke="${ink}" stroke-width="6"/><rect x="187" y="112" width="26" height="48" rx="13" fill="${gold}"/>`,
  keyboard: (a: string, b: string) =>
    `<rect x="56" y="130" width="288" height="146" rx="20" fill="${a}"/><path d="M78 152h28v24H78zm36 0h28v24h-28zm36 0h28v24h-28zm36 0h28v24h-28zm36 0h28v24h-28zm36 0h28v24h-28zm36 0h28v24h-28zM78 186h42v24H78zm50 0h28v24h-28zm36 0h28v24h-28zm36 0h28v24h-28zm36 0h28v24h-28zM78 220h28v34H78zm36 0h28v34h-28zm148 0h28v34h-28zm36 0h24v34h-24z" fill="${b}"/><rect x="272" y="186" width="50" height="24" fill="${gold}"/><rect x="150" y="220" width="104" height="34" rx="4" fill="${pale}"/>`,
  speaker: (a: string, b: string) =>
    `<rect x="118" y="66" width="164" height="270" rx="26" fill="${a}"/><circle cx="200" cy="238" r="66" fill="${b}"/><circle cx="200" cy="238" r="40" fill="${ink}"/><circle cx="200" cy="238" r="14" fill="${gold}"/><circle cx="200" cy="120" r="32" fill="${b}"/><circle cx="200" cy="120" r="14" fill="${ink}"/>`,
  reader: (a: string, b: string) =>
    `<rect x="108" y="66" width="184" height="268" rx="20" fill="${a}"/><rect x="128" y="88" width="144" height="204" rx="6" fill="${pale}"/><path d="M146 108h72v14h-72zm0 34h108v8H146zm0 22h108v8H146zm0 22h92v8h-92zm0 34h108v8H146zm0 22h108v8H146zm0 22h60v8h-60z" fill="${b}"/><rect x="180" y="304" width="40" height="14" rx="7" fill="${gold}"/>`,
  book: (a: string, b: string) =>
    `<path d="M200 122c-34-24-78-28-124-18v196c46-10 90-6 124 18z" fill="${a}"/><path d="M200 122c34-24 78-28 124-18v196c-46-10-90-6-124 18z" fill="${b}"/><path d="M100 144c28-4 52-2 76 10m-76 28c28-4 52-2 76 10m-76 28c28-4 52-2 76 10" fill="none" stroke="${pale}" stroke-width="10" stroke-linecap="round"/><path d="M262 100h34v92l-17-15-17 15z" fill="${gold}"/>`,
  tickets: (a: string, b: string) =>
    `<path d="M92 96l224 40-8 44a22 22 0 0 0-8 43l-8 45-224-40 8-44a22 22 0 0 0 8-43z" fill="${b}"/><path d="M76 174h250v44a24 24 0 0 0 0 48v44H76v-44a24 24 0 0 0 0-48z" fill="${a}"/><path d="M252 182v120" stroke="${pale}" stroke-width="6" stroke-dasharray="12 10"/><path d="M150 208l66 34-66 34z" fill="${gold}"/><path d="M276 214h26v10h-26zm0 24h26v10h-26zm0 24h26v10h-26z" fill="${pale}"/>`,
  dinner: (a: string) =>
    `<circle cx="200" cy="206" r="104" fill="${a}"/><circle cx="200" cy="206" r="68" fill="${pale}"/><path d="M200 242c-42-26-44-62-22-62 12 0 19 7 22 16 3-9 10-16 22-16 22 0 20 36-22 62z" fill="${gold}"/><path d="M60 92v48c0 18 8 26 14 28v144h16V168c6-2 14-10 14-28V92H94v46h-6V92H76v46h-6V92zM322 92c-20 12-26 50-26 98h18v122h18V92z" fill="${ink}"/>`,
  calendar: (a: string, b: string) =>
    `<rect x="88" y="98" width="224" height="222" rx="22" fill="${pale}"/><path d="M88 168v-48c0-12 10-22 22-22h180c12 0 22 10 22 22v48z" fill="${a}"/><path d="M132 72h20v48h-20zm116 0h20v48h-20z" fill="${ink}"/><path d="M140 238h120v56H140z" fill="${b}"/><path d="M140 250c0-18 10-24 22-24h76c12 0 22 6 22 24-14 14-26 14-40 0-14 14-26 14-40 0-14 14-26 14-40 0z" fill="${a}"/><path d="M194 200h12v28h-12z" fill="${b}"/><path d="M200 174c14 16 10 26 0 26s-14-10 0-26z" fill="${gold}"/>`,
  camera: (a: string, b: string) =>
    `<path d="M146 106l18-26h72l18 26z" fill="${b}"/><rect x="66" y="106" width="268" height="190" rx="28" fill="${a}"/><path d="M66 150h268v24H66z" fill="${b}"/><circle cx="200" cy="206" r="72" fill="${ink}"/><circle cx="200" cy="206" r="48" fill="${b}"/><circle cx="200" cy="206" r="22" fill="${ink}"/><circle cx="294" cy="132" r="14" fill="${gold}"/><circle cx="186" cy="190" r="10" fill="${pale}"/>`,
} as const;
