import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Two levels of 255 in a channel: what no eye sees beside each other. A third is a change. */
export const allowedLevels = 2;

/** The side of the square, in px, within which pixels are counted that differ a little. */
const square = 32;

/**
 * What may come out otherwise between two runs, beside the edges of curves, which pixelmatch tells by their neighbours: so many pixels of
 * a square, however little they differ, and so many of the whole picture by more than `strong`, a distance in OKLab (1 is black to white).
 */
const allowed = { inSquare: 24, ofPicture: 6, strong: 0.06 };

/** A picture row by row, three channels a pixel. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export type Difference =
  | { kind: 'same' }
  | { kind: 'size'; before: string; after: string }
  | {
      kind: 'pixels';
      count: number;
      most: number;
      box: { x: number; y: number; width: number; height: number };
    };

export const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Compares two pictures. What is off by no more than `allowedLevels` is the same, and so is noise (`allowed`). A sheet of `parts` equal
 * pictures below each other may end a step later in each of them, as one picture may.
 */
export async function compare(before: Buffer, after: Buffer, parts = 1): Promise<Difference> {
  const [first, second] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { one, other } = trimmed(first, second, parts);
  if (one.width !== other.width || one.height !== other.height) {
    return {
      kind: 'size',
      before: `${one.width} × ${one.height}`,
      after: `${other.width} × ${other.height}`,
    };
  }
  if (one.data.equals(other.data)) return { kind: 'same' };
  const { count, most, box, unchanged } = changesOf(one, other);
  if (count === 0 || isNoise(one, other, unchanged)) return { kind: 'same' };
  return { kind: 'pixels', count, most, box };
}

/** How many pixels are off by more than `allowedLevels`, by how much, and where; `unchanged` has a 1 for each that is not. */
function changesOf(one: Pixels, other: Pixels) {
  const unchanged = new Uint8Array(one.width * one.height);
  let count = 0;
  let most = 0;
  const box = { left: one.width, top: one.height, right: -1, bottom: -1 };
  for (let at = 0; at < unchanged.length; at++) {
    const off = offAt(one.data, other.data, at * 3);
    if (off <= allowedLevels) {
      unchanged[at] = 1;
      continue;
    }
    count += 1;
    most = Math.max(most, off);
    const x = at % one.width;
    const y = Math.floor(at / one.width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const { left, top, right, bottom } = box;
  return {
    ...{ count, most, unchanged },
    box: { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
  };
}

/** Whether nothing differs but noise. */
function isNoise(one: Pixels, other: Pixels, unchanged: Uint8Array): boolean {
  const [before, after] = [withAlpha(one), withAlpha(other)];
  const differing = (options: { threshold: number; windowSize?: number }) =>
    pixelmatch(before, after, null, one.width, one.height, { ignoreMask: unchanged, ...options });
  return (
    differing({ threshold: 0, windowSize: square }) <= allowed.inSquare &&
    differing({ threshold: allowed.strong }) <= allowed.ofPicture
  );
}

function withAlpha({ data, width, height }: Pixels): Uint8Array {
  const four = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) four.set(data.subarray(at * 3, at * 3 + 3), at * 4);
  return four;
}

/** Pictures end at a multiple of so many pixels; what ends close to one may end at the next. */
const step = 32;

/** Cuts one more step of empty ground off the end of each part of the picture that is wider or taller: nothing is drawn there. */
function trimmed(one: Pixels, other: Pixels, parts: number): { one: Pixels; other: Pixels } {
  const isStepOff = (a: number, b: number) => a === b || (Math.abs(a - b) === step && a % step === 0);
  const isWhole = one.height % parts === 0 && other.height % parts === 0;
  if (
    !isWhole ||
    !isStepOff(one.width, other.width) ||
    !isStepOff(one.height / parts, other.height / parts) ||
    (one.width === other.width && one.height === other.height)
  )
    return { one, other };
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height) / parts;
  return { one: cut(one, width, height, parts), other: cut(other, width, height, parts) };
}

/** The first columns and rows of each part, if all beyond them is ground, as the picture's last pixel is; else the whole picture. */
function cut(picture: Pixels, width: number, height: number, parts: number): Pixels {
  const row = picture.width * 3;
  const rowsOfPart = picture.height / parts;
  const ground = picture.data.subarray(-3);
  const data = Buffer.alloc(width * height * parts * 3);
  for (let y = 0; y < picture.height; y++) {
    const part = Math.floor(y / rowsOfPart);
    const rowOfPart = y - part * rowsOfPart;
    const end = rowOfPart < height ? width * 3 : 0;
    for (let at = y * row + end; at < (y + 1) * row; at += 3)
      if (offAt(picture.data, ground, at, 0) > allowedLevels) return picture;
    if (end > 0) picture.data.copy(data, (part * height + rowOfPart) * end, y * row, y * row + end);
  }
  return { data, width, height: height * parts };
}

/** The largest step of a channel at a pixel. */
export function offAt(one: Buffer, other: Buffer, at: number, otherAt = at): number {
  const off = (channel: number) => Math.abs((one[at + channel] ?? 0) - (other[otherAt + channel] ?? 0));
  return Math.max(off(0), off(1), off(2));
}

/**
 * A picture as it is kept: lossless and without an alpha channel. The most effort takes a second or more for each, and saves a twentieth
 * where little stands on it, and up to two fifths where covers are drawn.
 */
export const packed = (picture: Buffer) => lossless(picture, { effort: 6, quality: 100 });

/** A picture to be looked at once. */
export const packedFast = (picture: Buffer) => lossless(picture, { effort: 1 });

/** Where nothing may be lost, `quality` says how hard the packing tries. */
const lossless = (picture: Buffer, how: { effort: number; quality?: number }) =>
  sharp(picture)
    .removeAlpha()
    .webp({ lossless: true, ...how })
    .toBuffer();

/** Pictures below each other on one sheet. */
export async function stacked(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  let top = 0;
  const layers = pictures.map((input, index) => {
    const layer = { input, left: 0, top };
    top += sizes[index]?.height ?? 0;
    return layer;
  });
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  return sharp({ create: { width, height: top, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
}
