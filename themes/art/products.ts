import { mix } from '../compiler/color.ts';
import { randomOf } from '../compiler/drawings/random.ts';
import { type Art, manners, svg } from './art.ts';
import { lit, stageOf } from './stage.ts';

/** Outlines of what the shops sell, on a square of 400; `a` is the main tone, `b` its lighter neighbour. */
const shapes = {
  mug: (a: string, b: string) =>
    `<path d="M258 156h30c56 0 56 92 0 92h-34" fill="none" stroke="${b}" stroke-width="22"/><path d="M112 118h156v132c0 34-22 52-54 52h-48c-32 0-54-18-54-52z" fill="${a}"/><ellipse cx="190" cy="118" rx="78" ry="16" fill="${b}"/>`,
  bottle: (a: string, b: string) =>
    `<rect x="168" y="70" width="64" height="40" rx="10" fill="${b}"/><path d="M158 112h84c20 18 26 34 26 60v130c0 18-12 30-30 30h-76c-18 0-30-12-30-30V172c0-26 6-42 26-60z" fill="${a}"/><rect x="132" y="196" width="136" height="64" fill="${b}"/>`,
  shirt: (a: string, b: string) =>
    `<path d="M146 86l-76 44 30 64 34-16v144h132V178l34 16 30-64-76-44c-18 26-90 26-108 0z" fill="${a}"/><path d="M146 86c18 26 90 26 108 0l-14-6c-16 16-64 16-80 0z" fill="${b}"/><circle cx="234" cy="166" r="12" fill="${b}"/>`,
  notebook: (a: string, b: string) =>
    `<rect x="112" y="74" width="186" height="252" rx="16" fill="${a}"/><rect x="112" y="74" width="40" height="252" rx="16" fill="${b}"/><rect x="180" y="128" width="88" height="14" rx="7" fill="${b}"/><rect x="180" y="156" width="60" height="14" rx="7" fill="${b}"/><path d="M262 74h22v92l-11-12-11 12z" fill="#f2b705"/>`,
  backpack: (a: string, b: string) =>
    `<path d="M156 104c0-44 88-44 88 0" fill="none" stroke="${b}" stroke-width="16"/><path d="M106 190c0-66 40-96 94-96s94 30 94 96v112c0 18-12 30-30 30H136c-18 0-30-12-30-30z" fill="${a}"/><rect x="140" y="214" width="120" height="86" rx="18" fill="${b}"/><rect x="186" y="204" width="28" height="30" rx="8" fill="#f2b705"/>`,
  headphones: (a: string, b: string) =>
    `<path d="M108 236v-28c0-122 184-122 184 0v28" fill="none" stroke="${b}" stroke-width="22"/><rect x="86" y="212" width="62" height="104" rx="28" fill="${a}"/><rect x="252" y="212" width="62" height="104" rx="28" fill="${a}"/>`,
  cap: (a: string, b: string) =>
    `<path d="M104 236c0-74 42-112 100-112s98 40 98 112z" fill="${a}"/><path d="M92 236h236c22 0 34 30-6 34-78 8-152 6-230 0-20-2-20-34 0-34z" fill="${b}"/><circle cx="203" cy="122" r="10" fill="${b}"/>`,
  card: (a: string, b: string) =>
    `<rect x="72" y="118" width="256" height="164" rx="22" fill="${a}"/><rect x="72" y="156" width="256" height="34" fill="${b}"/><rect x="98" y="222" width="92" height="16" rx="8" fill="${b}"/><circle cx="286" cy="240" r="20" fill="#f2b705"/>`,
  plant: (a: string, b: string) =>
    `<path d="M200 224C118 214 106 146 116 110c66 2 92 46 84 114z" fill="#3d9b6b"/><path d="M200 224c0-74 34-118 96-120 6 62-20 114-96 120z" fill="#2c7a52"/><path d="M140 222h120l-16 90c-2 12-10 18-22 18h-44c-12 0-20-6-22-18z" fill="${a}"/><rect x="130" y="212" width="140" height="30" rx="10" fill="${b}"/>`,
  umbrella: (a: string, b: string) =>
    `<path d="M200 200v104c0 34-48 34-48 0" fill="none" stroke="#2b2b33" stroke-width="12" stroke-linecap="round"/><path d="M72 204C78 60 322 60 328 204c-20-24-44-24-64 0-20-24-44-24-64 0-20-24-44-24-64 0-20-24-44-24-64 0z" fill="${a}"/><path d="M136 204c4-60 26-104 64-108 38 4 60 48 64 108-20-24-44-24-64 0-20-24-44-24-64 0z" fill="${b}"/>`,
} as const;

export type ProductShape = keyof typeof shapes;

export const productShapes = Object.keys(shapes) as ProductShape[];

/** A product in one of the brand's colours, on a calm ground of it. */
export const product = ({ family, palette }: Art, shape: ProductShape, tone: number): string => {
  const random = randomOf(`${shape} ${tone}`);
  const hue = tone % palette.hues.length;
  const stage = stageOf(400, 400, hue, palette, random);
  const [a, b] = [lit(stage.hue, 0.48), lit(stage.hue, 0.68)];
  const ground = mix(palette.paper, stage.hue, 0.14);
  const finish = (body: string) => manners[family].finish?.(stage, body) ?? body;
  return svg(
    400,
    400,
    `<rect width="400" height="400" fill="${ground}"/><circle cx="200" cy="206" r="150" fill="${mix(palette.paper, stage.hue, 0.26)}"/>` +
      `<g transform="rotate(${Math.round(random.between(-6, 6))} 200 220)">${finish(shapes[shape](a, b))}</g>`,
  );
};
