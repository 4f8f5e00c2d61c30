import { converter } from 'culori';
import { textOf } from '../../../themes/compiler/css.ts';
import type { Value } from '../../../themes/compiler/tokens.ts';

const toOklch = converter('oklch');
const round = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** What one rem is where nobody chose another text size, in px. */
const rem = 16;

/** A token's value in each notation in which somebody looks for it: hex and oklch, px and rem, ms, a curve. */
export function notationsOf(value: Value): readonly string[] {
  switch (value.type) {
    case 'color':
      return colourNotations(value.value);
    case 'dimension': {
      const px = value.unit === 'rem' ? value.value * rem : value.value;
      const both = [`${round(px, 2)}px`, `${round(px / rem, 4)}rem`];
      return value.unit === 'rem' ? both.reverse() : both;
    }
    case 'duration':
      return [`${round(value.unit === 's' ? value.value * 1000 : value.value, 0)}ms`];
    default:
      return [textOf(value)];
  }
}

function colourNotations({ hex, alpha }: { hex: string; alpha: number }): readonly string[] {
  const { l, c, h = 0 } = toOklch(hex);
  const share = alpha < 1 ? ` / ${round(alpha * 100, 0)}%` : '';
  return [
    hex + (share && ` at ${share.slice(3)}`),
    `oklch(${round(l * 100, 1)}% ${round(c, 3)} ${c < 0.001 ? 0 : round(h, 0)}${share})`,
  ];
}
