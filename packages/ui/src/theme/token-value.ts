/** A colour as tokens hold it: `#rrggbb` and how much of it is there, 0 to 1. */
export interface Color {
  hex: string;
  alpha: number;
}

/** One shadow of a `shadow` token, lengths in px. */
export interface Shadow {
  color: Color;
  offsetX: number;
  offsetY: number;
  blur: number;
  spread: number;
  inset: boolean;
}

/** A token's value once its references are followed. */
export type Value =
  | { type: 'color'; value: Color }
  | { type: 'dimension'; value: number; unit: 'px' | 'rem' }
  | { type: 'duration'; value: number; unit: 'ms' | 's' }
  | { type: 'cubicBezier'; value: readonly number[] }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight' | 'number'; value: number }
  | { type: 'shadow'; value: readonly Shadow[] };

/** How CSS writes a token's value. */
export function textOf(value: Value): string;
export function textOf(value: Value | undefined): string | undefined;
export function textOf(value: Value | undefined): string | undefined {
  if (!value) return undefined;
  switch (value.type) {
    case 'color':
      return colorText(value.value);
    case 'dimension':
    case 'duration':
      return value.value === 0 && value.type === 'dimension' ? '0px' : `${trim(value.value)}${value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${value.value.map(trim).join(',')})`;
    case 'fontFamily':
      return value.value.map((name) => (/^[a-z-]+$/.test(name) ? name : cssString(name))).join(',');
    case 'fontWeight':
    case 'number':
      return trim(value.value);
    case 'shadow':
      return shadowText(value.value);
  }
}

/** Text as a string of CSS: what would end it, or is not visible, is written by its number. */
export function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}]/gu, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `)}"`;
}

function shadowText(shadows: readonly Shadow[]): string {
  const seen = shadows.filter(({ color }) => color.alpha > 0);
  if (seen.length === 0) return '0 0 #0000';
  return seen
    .map((one) => {
      const lengths = [one.offsetX, one.offsetY, one.blur, one.spread].map((px) =>
        px === 0 ? '0' : `${trim(px)}px`,
      );
      return `${one.inset ? 'inset ' : ''}${lengths.join(' ')} ${colorText(one.color)}`;
    })
    .join(',');
}

function colorText({ hex, alpha }: Color): string {
  const full =
    alpha >= 1
      ? hex
      : `${hex}${Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0')}`;
  return /^#(?:(.)\1)+$/.test(full)
    ? `#${[...full.slice(1)].filter((_, index) => index % 2 === 0).join('')}`
    : full;
}

function trim(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}
