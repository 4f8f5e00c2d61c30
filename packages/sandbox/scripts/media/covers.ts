import { motifs, n } from './motifs.ts';
import { paletteOf } from './palette.ts';
import { randomFor } from './random.ts';

/** One picture of the family: a school's motif on a stage of any size; the same name gives the same picture. */
export const cover = (school: number, name: string, width: number, height: number): string => {
  const random = randomFor(name);
  const palette = paletteOf(school, random);
  const unit = Math.min(width, height) / 100;
  const motif = motifs[school - 1] ?? motifs[0];
  const drawn = motif({ width, height, unit, random, palette });
  const isWide = width / height > 2.2 && school !== 4;
  const isTall = height > width;
  const [across, down] = isTall && school === 3 ? [-0.3, 0.16] : isWide ? [0.18, 0] : [0, 0];
  const placed =
    across || down
      ? `<g transform="translate(${n(width * across)} ${n(height * down)})">${drawn}</g>`
      : drawn;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${palette.ground[0]}"/><stop offset="1" stop-color="${palette.ground[1]}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${placed}</svg>\n`
  );
};
