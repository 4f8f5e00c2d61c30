import { mix } from '../compiler/color.ts';
import { randomOf } from '../compiler/drawings/random.ts';
import { type Art, manners, svg } from './art.ts';
import type { ProductName } from './product-names.ts';
import { given } from './products-given.ts';
import { kept } from './products-kept.ts';
import { worn } from './products-worn.ts';
import { lit, stageOf } from './stage.ts';

/** How each thing looks, in two tones of one colour. */
const shapes: Readonly<Record<ProductName, (a: string, b: string) => string>> = {
  ...worn,
  ...kept,
  ...given,
};

/** A product in one of the brand's colours, on a calm ground of it; from near, what is in its middle. */
export const product = (
  { family, palette }: Art,
  shape: ProductName,
  tone: number,
  isNear = false,
): string => {
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
      `<g transform="${isNear ? 'translate(-180 -190) scale(1.9) ' : ''}rotate(${Math.round(random.between(-6, 6))} 200 220)">${finish(shapes[shape](a, b))}</g>`,
  );
};
