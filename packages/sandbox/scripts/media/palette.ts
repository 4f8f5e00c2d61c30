import type { Random } from './random.ts';

/** Colours of one picture: a ground of two tones, three tones for the motif, and one accent. */
export type Palette = {
  ground: [string, string];
  deep: string;
  base: string;
  light: string;
  pale: string;
  accent: string;
};

/** Hue of each school, and the hue of the accent that sings beside it. */
const hues: readonly (readonly [hue: number, accent: number])[] = [
  [246, 36],
  [18, 190],
  [176, 44],
  [282, 40],
  [346, 46],
  [208, 42],
];

const hex = (hue: number, saturation: number, lightness: number): string => {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

/** A school's palette; the ground is deep, middle or pale, the hue drifts a little from picture to picture. */
export const paletteOf = (school: number, random: Random): Palette => {
  const [base, accent] = hues[school - 1] ?? [246, 36];
  const isWarm = base < 60;
  const drift = isWarm ? 4 : 9;
  const hue = (base + random.between(-drift, drift) + 360) % 360;
  const side = (hue + random.pick(isWarm ? ([10, -14, 12] as const) : ([18, -18, 26] as const)) + 360) % 360;
  const dark = isWarm ? 7 : 0;
  const ground = random.pick([
    [hex(hue, 58 + dark, 17 + dark), hex(side, 52 + dark * 3, 30 + dark * 2)],
    [hex(hue, 56 + dark, 24 + dark * 2), hex(side, 58 + dark * 3, 42 + dark)],
    [hex(hue, 52 + dark * 2, 38 + dark), hex(side, 60 + dark * 3, 56)],
    [hex(hue, 48, 88), hex(side, 58, 78)],
  ] as const);
  return {
    ground: [ground[0], ground[1]],
    deep: hex(hue, 55, 26),
    base: hex(hue, 58, 48),
    light: hex(side, 64, 66),
    pale: hex(side, 66, 86),
    accent: hex(accent, 92, 58),
  };
};
