import type { Color } from '@student/ui/theme/token-value.ts';
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

export type { Color };

const toOklch = converter('oklch');
const toOklab = converter('oklab');
const toRgb = converter('rgb');

/** What the eye gets when `over` lies on an opaque `under`. */
export function flatten(over: Color, under: string): string {
  if (over.alpha >= 1) return over.hex;
  const [top, bottom] = [toRgb(over.hex), toRgb(under)];
  const mix = (a: number, b: number) => a * over.alpha + b * (1 - over.alpha);
  return formatHex({
    mode: 'rgb',
    r: mix(top.r, bottom.r),
    g: mix(top.g, bottom.g),
    b: mix(top.b, bottom.b),
  });
}

/** What `color-mix(in oklab, one, other share)` draws, both opaque; `share` is the other's, 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const [first, second] = [toOklab(one), toOklab(other)];
  const between = (a: number, b: number) => a * (1 - share) + b * share;
  return formatHex({
    mode: 'oklab',
    l: between(first.l, second.l),
    a: between(first.a, second.a),
    b: between(first.b, second.b),
  });
}

/** Contrast by WCAG 2.2, 1 to 21. `under` must be opaque; a see-through `over` is laid on it first. */
export function contrast(over: Color, under: string): number {
  return wcagContrast(flatten(over, under), under);
}

/** The same hue and nearly the same strength at another lightness (OKLCH, 0 to 1), inside sRGB. */
export function withLightness(hex: string, lightness: number, strength = 1): string {
  const color = toOklch(hex);
  return formatHex(clampChroma({ ...color, l: lightness, c: color.c * strength }, 'oklch', 'rgb'));
}

/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees), brought inside sRGB. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch', 'rgb'));
}

/** A colour in OKLCH: lightness from 0 to 1, and a hue in degrees. */
export interface Parts {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Lightness, chroma and hue of a colour; hue 0 for greys. */
export function partsOf(hex: string): Parts {
  const { l, c, h } = toOklch(hex);
  return { lightness: l, chroma: c, hue: h ?? 0 };
}

/**
 * The colour nearest to `hex` that reaches `least` against every one of `against`, found by moving lightness only;
 * `undefined` where black and white fail too.
 */
export function nearestPassing(hex: string, against: readonly string[], least: number): string | undefined {
  const start = partsOf(hex).lightness;
  for (let step = 0; step <= 100; step++) {
    for (const wanted of [start - step / 100, start + step / 100]) {
      if (wanted < -0.01 || wanted > 1.01) continue;
      const lightness = Math.min(1, Math.max(0, wanted));
      const candidate = step === 0 ? hex : withLightness(hex, lightness);
      if (against.every((other) => wcagContrast(candidate, other) >= least)) return candidate;
    }
  }
  return undefined;
}
