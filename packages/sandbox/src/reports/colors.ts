/** Red, green and blue of `#rrggbb` or `#rgb`, from 0 to 1. */
const partsOf = (hex: string): number[] => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
};

/** A colour between two: `share` of the second. */
export const between = (one: string, other: string, share: number): string => {
  const [from, to] = [partsOf(one), partsOf(other)];
  const parts = from.map((part, at) => Math.round(255 * (part + share * ((to[at] ?? part) - part))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The colour, made darker until white letters can be read on it, and it on white. */
export const legible = (hex: string): string => {
  let color = hex;
  while (1.05 / (luminanceOf(color) + 0.05) < 4.5) color = between(color, '#000000', 0.08);
  return color;
};
