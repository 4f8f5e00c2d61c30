import { gold, ink, pale } from './product-tones.ts';

/** Outlines of what is worn, carried and written with, on a square of 400; `a` is the main tone, `b` its lighter neighbour. */
export const worn = {
  mug: (a: string, b: string) =>
    `<path d="M258 156h30c56 0 56 92 0 92h-34" fill="none" stroke="${b}" stroke-width="22"/><path d="M112 118h156v132c0 34-22 52-54 52h-48c-32 0-54-18-54-52z" fill="${a}"/><ellipse cx="190" cy="118" rx="78" ry="16" fill="${b}"/>`,
  bottle: (a: string, b: string) =>
    `<rect x="168" y="70" width="64" height="40" rx="10" fill="${b}"/><path d="M158 112h84c20 18 26 34 26 60v130c0 18-12 30-30 30h-76c-18 0-30-12-30-30V172c0-26 6-42 26-60z" fill="${a}"/><rect x="132" y="196" width="136" height="64" fill="${b}"/>`,
  backpack: (a: string, b: string) =>
    `<path d="M156 104c0-44 88-44 88 0" fill="none" stroke="${b}" stroke-width="16"/><path d="M106 190c0-66 40-96 94-96s94 30 94 96v112c0 18-12 30-30 30H136c-18 0-30-12-30-30z" fill="${a}"/><rect x="140" y="214" width="120" height="86" rx="18" fill="${b}"/><rect x="186" y="204" width="28" height="30" rx="8" fill="${gold}"/>`,
  shirt: (a: string, b: string) =>
    `<path d="M146 86l-76 44 30 64 34-16v144h132V178l34 16 30-64-76-44c-18 26-90 26-108 0z" fill="${a}"/><path d="M146 86c18 26 90 26 108 0l-14-6c-16 16-64 16-80 0z" fill="${b}"/><circle cx="234" cy="166" r="12" fill="${b}"/>`,
  cap: (a: string, b: string) =>
    `<path d="M104 236c0-74 42-112 100-112s98 40 98 112z" fill="${a}"/><path d="M92 236h236c22 0 34 30-6 34-78 8-152 6-230 0-20-2-20-34 0-34z" fill="${b}"/><circle cx="203" cy="122" r="10" fill="${b}"/>`,
  umbrella: (a: string, b: string) =>
    `<path d="M200 200v104c0 34-48 34-48 0" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"/><path d="M72 204C78 60 322 60 328 204c-20-24-44-24-64 0-20-24-44-24-64 0-20-24-44-24-64 0-20-24-44-24-64 0z" fill="${a}"/><path d="M136 204c4-60 26-104 64-108 38 4 60 48 64 108-20-24-44-24-64 0-20-24-44-24-64 0z" fill="${b}"/>`,
  notebook: (a: string, b: string) =>
    `<rect x="112" y="74" width="186" height="252" rx="16" fill="${a}"/><rect x="112" y="74" width="40" height="252" rx="16" fill="${b}"/><rect x="180" y="128" width="88" height="14" rx="7" fill="${b}"/><rect x="180" y="156" width="60" height="14" rx="7" fill="${b}"/><path d="M262 74h22v92l-11-12-11 12z" fill="${gold}"/>`,
  pens: (a: string, b: string) =>
    `<path d="M196 74l14-26 14 26v196h-28z" fill="${a}"/><path d="M196 74l14-26 14 26z" fill="${ink}"/><path d="M128 106l20-22 8 28 38 172h-28z" fill="${b}"/><path d="M128 106l20-22 8 28-24 6z" fill="${ink}"/><path d="M276 112l8-28 20 22-4 12-36 166h-28z" fill="${gold}"/><path d="M276 112l8-28 20 22-4 12z" fill="${ink}"/><path d="M120 218h168l-10 104c-1 8-6 12-14 12H144c-8 0-13-4-14-12z" fill="${a}"/><rect x="112" y="206" width="184" height="30" rx="10" fill="${b}"/>`,
  tote: (a: string, b: string) =>
    `<path d="M152 166c0-120 96-120 96 0" fill="none" stroke="${b}" stroke-width="16"/><path d="M104 148h192l14 172c1 10-4 16-14 16H104c-10 0-15-6-14-16z" fill="${a}"/><path d="M104 148h192l3 34H101z" fill="${b}"/><path d="M200 292c-50-30-52-72-26-72 14 0 22 8 26 18 4-10 12-18 26-18 26 0 24 42-26 72z" fill="${gold}"/>`,
  planner: (a: string, b: string) =>
    `<rect x="100" y="84" width="200" height="244" rx="18" fill="${a}"/><rect x="122" y="120" width="156" height="186" rx="8" fill="${pale}"/><path d="M122 128c0-5 3-8 8-8h140c5 0 8 3 8 8v28H122z" fill="${b}"/><path d="M144 178h26v24h-26zm44 0h26v24h-26zm44 0h26v24h-26zm-88 42h26v24h-26zm88 0h26v24h-26zm-88 42h26v24h-26zm44 0h26v24h-26z" fill="${b}"/><circle cx="201" cy="232" r="18" fill="${gold}"/><path d="M136 66h16v40h-16zm56 0h16v40h-16zm56 0h16v40h-16z" fill="${ink}"/>`,
} as const;
