import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { encode } from 'uqr';
import { beforeAll, expect, it } from 'vitest';
import { type Pixels, prepareReader, readQr } from './read-qr.ts';

const text = 'https://decola.com.br/student/event/6/class/61?token=presenca-evento-61&date=2026-03-02';
const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

beforeAll(async () => {
  const bytes = readFileSync(file);
  await prepareReader({ bytes: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
});

type Print = { pixelsPerModule?: number; dark?: number; light?: number };

/** A code as it is printed, with the quiet zone around it. */
function printed({ pixelsPerModule = 8, dark = 0, light = 255 }: Print) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const width = size * pixelsPerModule;
  const points = Buffer.alloc(width * width);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isDark = data[Math.floor(y / pixelsPerModule)]?.[Math.floor(x / pixelsPerModule)];
      points[y * width + x] = isDark ? dark : light;
    }
  return sharp(points, { raw: { width, height: width, channels: 1 } })
    .png()
    .toBuffer();
}

type View = { turnedBy?: number; mirrored?: boolean; blur?: number; noise?: number; shade?: boolean };

/** What a camera of 640 × 480 sees of it. */
async function seen(
  print: Print,
  { turnedBy = 0, mirrored = false, blur = 0, noise = 0, shade = false }: View,
): Promise<Pixels> {
  const { light = 255 } = print;
  const background = { r: light, g: light, b: light };
  let picture = sharp(await printed(print))
    .flop(mirrored)
    .rotate(turnedBy, { background });
  if (blur > 0) picture = sharp(await picture.png().toBuffer()).blur(blur);
  const [width, height] = [640, 480];
  const points = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: await picture.png().toBuffer() }])
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer();
  const data = new Uint8ClampedArray(points);
  const random = randomFrom(7);
  for (let at = 0; at < data.length; at += 4) {
    const lit = shade ? 0.35 + (0.65 * ((at / 4) % width)) / width : 1;
    const more = (random() - 0.5) * 2 * noise;
    for (let colour = at; colour < at + 3; colour += 1) data[colour] = (data[colour] ?? 0) * lit + more;
  }
  return { data: data as ImageData['data'], width, height };
}

/** The same numbers each time, from 0 to 1. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

it.each<[string, Print, View]>([
  ['as it is printed', {}, {}],
  ['turned a little', { pixelsPerModule: 6 }, { turnedBy: 17 }],
  ['on its corner', { pixelsPerModule: 6 }, { turnedBy: 45 }],
  ['lying', {}, { turnedBy: 90 }],
  ['upside down', {}, { turnedBy: 180 }],
  ['as the front camera mirrors it', {}, { mirrored: true }],
  ['inverted, light on dark', { dark: 255, light: 0 }, {}],
  ['inverted and turned', { pixelsPerModule: 6, dark: 230, light: 20 }, { turnedBy: 200 }],
  ['printed in grey on grey', { dark: 110, light: 145 }, {}],
  ['on a dim screen', { dark: 8, light: 30 }, {}],
  ['on a dim screen, turned', { pixelsPerModule: 6, dark: 12, light: 28 }, { turnedBy: 30 }],
  ['on a dim screen, inverted', { dark: 30, light: 8 }, {}],
  ['in the dark, with the grain of the camera', { dark: 10, light: 40 }, { noise: 15 }],
  ['with much grain', {}, { noise: 100 }],
  ['half in the shade', {}, { shade: true }],
  ['printed small: 2 points a module', { pixelsPerModule: 2 }, {}],
  ['printed small, turned', { pixelsPerModule: 2 }, { turnedBy: 12 }],
  ['printed small, out of focus', { pixelsPerModule: 3 }, { blur: 1 }],
  ['out of focus', {}, { blur: 3 }],
])('a QR code is read %s (EVENT-19)', async (_, print, view) => {
  expect(await readQr(await seen(print, view))).toBe(text);
});

it('where no code is, none is read', async () => {
  for (const points of [0, 128, 255]) {
    const data = new Uint8ClampedArray(64 * 64 * 4).fill(points);
    expect(await readQr({ data: data as ImageData['data'], width: 64, height: 64 })).toBeUndefined();
  }
  expect(await readQr(await seen({ dark: 254 }, { noise: 20 }))).toBeUndefined();
});
