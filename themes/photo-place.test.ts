import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { heroRoom, middle, placeIn } from './compiler/photo-place.ts';
import { makePicture } from './pictures.ts';
import { startBrand } from './start-brand.ts';

const root = mkdtempSync(join(tmpdir(), 'photo-'));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['a wide one', { width: 1920, height: 720 }, middle, { left: -480, top: 0, width: 1920, height: 720 }],
  ['its left', { width: 1920, height: 720 }, { x: 0, y: 50 }, { left: 0, top: 0, width: 1920, height: 720 }],
  [
    'a high one',
    { width: 960, height: 1440 },
    { x: 0, y: 100 },
    { left: 0, top: -720, width: 960, height: 1440 },
  ],
])('a photograph fills its room, and the focus says what is kept: %s', (_what, size, focus, expected) => {
  expect(placeIn(heroRoom, size, { isCutOut: false, focus })).toEqual(expected);
});

test('a cut-out stays whole, in the lower right corner', () => {
  expect(placeIn(heroRoom, { width: 600, height: 1440 }, { isCutOut: true, focus: middle })).toEqual({
    left: 660,
    top: 0,
    width: 300,
    height: 720,
  });
});

test('the build keeps the part that the facts say, whatever draws the eye', async () => {
  const plain = (background: string, width: number) =>
    sharp({ create: { width, height: 960, channels: 3, background } });
  const photo = join(root, 'foto.png');
  const left = await plain('#ff0000', 1440).png().toBuffer();
  await plain('#0000ff', 2880)
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toFile(photo);
  await startBrand(
    { name: 'acme', colors: ['#0b6e4f'], character: 'soft' },
    { root, photo, hasStory: false },
  );
  const folder = join(root, 'acme');
  const facts = JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8'));
  const cornerWith = async (photoFocus?: object) => {
    writeFileSync(join(folder, 'facts.json'), JSON.stringify({ ...facts, photoFocus }));
    const made = await makePicture(folder, 'hero');
    const { data, info } = await sharp(made?.file.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = ((info.height - 10) * info.width + info.width - 10) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
  expect(await cornerWith()).toBe('blue');
  expect(await cornerWith({ x: 0, y: 50 })).toBe('red');
  expect(await cornerWith({ x: 100, y: 50 })).toBe('blue');
});
