import { oklch, type Parts } from '../color.ts';
import type { Character } from './recipe.ts';

/** The hues that carry a meaning in every brand: what is critical, a warning, done, told. */
const meanings = [25, 78, 152, 248];

/** How far round the wheel a neighbour of the brand's hue may lie. */
const steps = [45, 55, 65, 75, 85];

/** What is new is shown in a neighbour of the brand's own hue: the one that lies furthest from its accent and from what has a meaning. */
export function promoteOf(brand: Parts, accent: Parts): Pick<Parts, 'chroma' | 'hue'> {
  // A grey has no hue of its own.
  const { chroma, hue } = brand.chroma < 0.03 ? accent : brand;
  const room = (at: number) => Math.min(...[accent.hue, ...meanings].map((other) => apart(at, other)));
  const [best = hue] = steps
    .flatMap((step) => [hue + step, hue - step])
    .sort((one, other) => room(other) - room(one));
  return { chroma: Math.min(0.17, Math.max(0.1, chroma)), hue: (best + 360) % 360 };
}

/** Degrees between two hues, 0 to 180. */
function apart(one: number, other: number): number {
  const round = Math.abs(one - other) % 360;
  return Math.min(round, 360 - round);
}

/** How much of the brand's colour each level of its dark scheme keeps, by its depth: a sky the most, a drawing board the least. */
const strengths: Readonly<Record<Character['depth'], { level: number; soft: number; header: number }>> = {
  shadows: { level: 0.38, soft: 0.66, header: 0.58 },
  outlines: { level: 0.22, soft: 0.5, header: 0.38 },
  lines: { level: 0.14, soft: 0.5, header: 0.4 },
};

const levels = {
  level: { 800: 0.455, 900: 0.365, 925: 0.31, 950: 0.262, 975: 0.222, 980: 0.19, 990: 0.163 },
  soft: { soft: 0.3, softHover: 0.34, softActive: 0.39 },
  header: { header: 0.25, headerHover: 0.3, headerActive: 0.36 },
} as const;

/** The dark scheme's own levels, in the brand's hue: they rise in lightness from the page to what lies above it (decision 0408). */
export function nightOf({ chroma, hue }: Parts, depth: Character['depth']): Map<string, string> {
  const kinds = ['level', 'soft', 'header'] as const;
  // Orange in the dark is brown long before blue is anything but night.
  const strength = chroma * (apart(hue, 65) < 50 ? 0.6 : 1);
  return new Map(
    kinds.flatMap((kind) =>
      Object.entries(levels[kind]).map(([name, lightness]) => [
        name,
        oklch(lightness, strength * strengths[depth][kind], hue),
      ]),
    ),
  );
}
