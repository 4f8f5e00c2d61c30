import sharp from 'sharp';
import { type Box, boxesOf } from './boxes.ts';
import { allowedLevels, offAt, type Pixels, pixelsOf } from './compare.ts';

/** What a person is shown of a change: three pictures of one size, which lie on each other pixel by pixel. */
export interface Beside {
  width: number;
  height: number;
  before: Buffer;
  after: Buffer;
  /** What differs, in red over the picture in pale grey. */
  difference: Buffer;
  /** Where something changed. */
  boxes: Box[];
}

/**
 * Lays a picture and the accepted one on sheets of one size, at their own scale, each of `parts` equal pictures beside its
 * like. What one of them does not reach is hatched, and compared as the empty ground that it would be.
 */
export async function besideEachOther(before: Buffer, after: Buffer, parts = 1): Promise<Beside> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const sheet = sheetOf(one, other, parts);
  const first = spread(one, sheet, groundOf(one));
  const second = spread(other, sheet, groundOf(other));
  const isChanged = (at: number) => offAt(first.data, second.data, at * 3) > allowedLevels;
  const boxes = boxesOf(first.width, first.height, isChanged);
  const [left, right, difference] = await Promise.all([
    lossless(spread(one, sheet, hatch)),
    lossless(spread(other, sheet, hatch)),
    lossless(drawn(second, isChanged)),
  ]);
  return { width: first.width, height: first.height, before: left, after: right, difference, boxes };
}

interface Sheet {
  width: number;
  /** Of each part. */
  height: number;
  parts: number;
}

/** As large as the larger of both; pictures that do not consist of `parts` are taken whole. */
function sheetOf(one: Pixels, other: Pixels, parts: number): Sheet {
  const count = one.height % parts === 0 && other.height % parts === 0 ? parts : 1;
  return {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height) / count,
    parts: count,
  };
}

/** The level of a channel where a picture does not reach. */
type Fill = (x: number, y: number, channel: number) => number;

/** The ground of a picture is its last pixel. */
const groundOf =
  ({ data }: Pixels): Fill =>
  (_x, _y, channel) =>
    data.at(channel - 3) ?? 0;

/** Stripes that no design has, seen beside light and dark. */
const hatch: Fill = (x, y) => ((x + y) % 10 < 3 ? 130 : 185);

function spread(picture: Pixels, sheet: Sheet, fill: Fill): Pixels {
  const height = sheet.height * sheet.parts;
  if (picture.width === sheet.width && picture.height === height) return picture;
  const { width } = sheet;
  const data = Buffer.alloc(width * height * 3);
  const rowsOfPart = picture.height / sheet.parts;
  for (let y = 0; y < height; y++) {
    const part = Math.floor(y / sheet.height);
    const rowOfPart = y - part * sheet.height;
    const reach = rowOfPart < rowsOfPart ? picture.width : 0;
    if (reach > 0) {
      const from = (part * rowsOfPart + rowOfPart) * reach * 3;
      picture.data.copy(data, y * width * 3, from, from + reach * 3);
    }
    for (let x = reach; x < width; x++)
      for (const channel of [0, 1, 2]) data[(y * width + x) * 3 + channel] = fill(x, y, channel);
  }
  return { data, width, height };
}

/** The picture in pale grey, and in red what changed. */
function drawn({ data, width, height }: Pixels, isChanged: (at: number) => boolean): Pixels {
  const picture = Buffer.alloc(data.length);
  for (let at = 0; at < width * height; at++) {
    const grey = 200 + Math.round((data[at * 3 + 1] ?? 0) * 0.2);
    picture.set(isChanged(at) ? [214, 0, 60] : [grey, grey, grey], at * 3);
  }
  return { data: picture, width, height };
}

/** Looked at once: packed fast. */
const lossless = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 1 })
    .toBuffer();
