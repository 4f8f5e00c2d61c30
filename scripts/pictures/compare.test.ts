import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, packed, stacked } from './compare.ts';

const field = (background: { r: number; g: number; b: number }, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const grey = { r: 120, g: 120, b: 120 };

test.each(['r', 'g', 'b'] as const)('three levels of %s are a change, two are none', async (channel) => {
  const before = await packed(await field(grey));
  expect(await compare(before, await field({ ...grey, [channel]: 122 }))).toEqual({ kind: 'same' });
  expect(await compare(before, await field({ ...grey, [channel]: 123 }))).toEqual({
    kind: 'pixels',
    count: 800,
    most: 3,
    box: { x: 0, y: 0, width: 40, height: 20 },
  });
});

/** A field with a rectangle in it that is off by so many levels. */
const spotted = async (width: number, height: number, levels: number) => {
  const lighter = { r: grey.r + levels, g: grey.g + levels, b: grey.b + levels };
  return sharp(await field(grey))
    .composite([{ input: await field(lighter, width, height), left: 7, top: 3 }])
    .png()
    .toBuffer();
};

test('what changed is told with its place', async () => {
  expect(await compare(await field(grey), await spotted(4, 2, 135))).toEqual({
    kind: 'pixels',
    count: 8,
    most: 135,
    box: { x: 7, y: 3, width: 4, height: 2 },
  });
});

test.each([
  ['24 pixels that are off by little are noise', 8, 3, 8, 'same'],
  ['39 of them are a change', 13, 3, 3, 'pixels'],
  ['6 pixels that are off by much are noise', 3, 2, 100, 'same'],
  ['7 of them are a change', 7, 1, 100, 'pixels'],
])('%s', async (_, width, height, levels, kind) => {
  expect((await compare(await field(grey), await spotted(width, height, levels))).kind).toBe(kind);
});

test('another size is a change', async () => {
  expect(await compare(await field(grey), await field(grey, 40, 22))).toEqual({
    kind: 'size',
    before: '40 × 20',
    after: '40 × 22',
  });
});

test('what is kept has every pixel as it was taken', async () => {
  const noise = Buffer.from(Array.from({ length: 30 * 30 * 3 }, (_, at) => (at * 7919) % 256));
  const taken = await sharp(noise, { raw: { width: 30, height: 30, channels: 3 } })
    .png()
    .toBuffer();
  const kept = await sharp(await packed(taken))
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(kept.equals(noise)).toBe(true);
});

test('a sheet is as high as its pictures together', async () => {
  const sheet = await sharp(await stacked([await field(grey), await field(grey, 30, 5)])).metadata();
  expect([sheet.width, sheet.height]).toEqual([40, 25]);
});

test('one more step of empty ground at the end is no change; anything drawn on it is, and so is half a step', async () => {
  const short = await field(grey, 64, 64);
  expect(await compare(short, await field(grey, 64, 96))).toEqual({ kind: 'same' });
  expect(await compare(await field(grey, 64, 96), short)).toEqual({ kind: 'same' });
  expect(await compare(short, await field(grey, 96, 64))).toEqual({ kind: 'same' });
  expect(await compare(await field(grey, 96, 64), await field(grey, 64, 96))).toEqual({ kind: 'same' });
  const drawn = await sharp(await field(grey, 64, 96))
    .composite([{ input: await field({ r: 0, g: 0, b: 0 }, 3, 3), left: 7, top: 80 }])
    .png()
    .toBuffer();
  expect((await compare(short, drawn)).kind).toBe('size');
  const beside = await sharp(await field(grey, 96, 64))
    .composite([{ input: await field({ r: 0, g: 0, b: 0 }, 3, 3), left: 70, top: 7 }])
    .png()
    .toBuffer();
  expect((await compare(short, beside)).kind).toBe('size');
  expect((await compare(short, await field(grey, 64, 80))).kind).toBe('size');
  // A whole screen ends where its page does, not at a step.
  expect((await compare(await field(grey, 64, 70), await field(grey, 64, 102))).kind).toBe('size');
});

test('each picture of a sheet may end a step later; what is drawn there, on any of them, is a change', async () => {
  const three = async (height: number, last = height) =>
    stacked([await field(grey, 64, height), await field(grey, 64, height), await field(grey, 64, last)]);
  expect(await compare(await three(64), await three(96), 3)).toEqual({ kind: 'same' });
  expect(await compare(await three(96), await three(64), 3)).toEqual({ kind: 'same' });
  expect((await compare(await three(64), await three(96))).kind).toBe('size');
  expect((await compare(await three(64), await three(96, 64), 3)).kind).toBe('size');
  expect((await compare(await three(64), await three(128), 3)).kind).toBe('size');
  const dot = await field({ r: 0, g: 0, b: 0 }, 3, 3);
  for (const top of [80, 176, 272]) {
    const drawn = await sharp(await three(96))
      .composite([{ input: dot, left: 7, top }])
      .png()
      .toBuffer();
    expect((await compare(await three(64), drawn, 3)).kind).toBe('size');
  }
  // What has moved within one of them is a change too.
  const moved = await sharp(await three(96))
    .composite([{ input: dot, left: 7, top: 100 }])
    .png()
    .toBuffer();
  expect((await compare(await three(64), moved, 3)).kind).toBe('pixels');
});
