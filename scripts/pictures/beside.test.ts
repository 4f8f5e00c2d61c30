import sharp from 'sharp';
import { expect, test } from 'vitest';
import { besideEachOther } from './beside.ts';
import { pixelsOf, stacked } from './compare.ts';

const colours = { white: '#ffffff', black: '#000000', red: '#d6003c' } as const;
const field = (width: number, height: number, background: string = colours.white) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const withDot = async (picture: Buffer, left: number, top: number) =>
  sharp(picture)
    .composite([{ input: await field(3, 2, colours.black), left, top }])
    .png()
    .toBuffer();

/** The channels of a pixel. */
async function at(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, width } = await pixelsOf(picture);
  return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}
const white = [255, 255, 255];
const black = [0, 0, 0];
const red = [214, 0, 60];

test('of one size, both are shown as they are, and each change has its box', async () => {
  const before = await field(200, 40);
  const { width, height, boxes, ...pictures } = await besideEachOther(
    before,
    await withDot(await withDot(before, 10, 5), 150, 20),
  );
  expect({ width, height, boxes }).toEqual({
    width: 200,
    height: 40,
    boxes: [
      { x: 10, y: 5, width: 3, height: 2 },
      { x: 150, y: 20, width: 3, height: 2 },
    ],
  });
  expect(await at(pictures.before, 10, 5)).toEqual(white);
  expect(await at(pictures.after, 10, 5)).toEqual(black);
  expect(await at(pictures.difference, 10, 5)).toEqual(red);
  expect(await at(pictures.difference, 9, 5)).toEqual([251, 251, 251]);
});

test('wider and higher: both lie on a sheet as large as the larger, nothing is scaled, what is not there is hatched', async () => {
  const sheet = await besideEachOther(
    await withDot(await field(100, 60), 10, 5),
    await withDot(await withDot(await field(140, 40), 10, 5), 130, 10),
  );
  expect([sheet.width, sheet.height]).toEqual([140, 60]);
  for (const picture of [sheet.before, sheet.after, sheet.difference]) {
    const { width, height } = await pixelsOf(picture);
    expect([width, height]).toEqual([140, 60]);
  }
  expect(await at(sheet.before, 10, 5)).toEqual(black);
  expect(await at(sheet.after, 10, 5)).toEqual(black);
  // Beyond the end of each there are stripes: neither white nor black.
  expect([130, 185]).toContain((await at(sheet.before, 100, 0))[0]);
  expect([130, 185]).toContain((await at(sheet.after, 0, 40))[0]);
  expect(await at(sheet.before, 99, 59)).toEqual(white);
  expect(await at(sheet.after, 139, 39)).toEqual(white);
  // What is drawn where the other does not reach is a change; empty ground is none.
  expect(sheet.boxes).toEqual([{ x: 130, y: 10, width: 3, height: 2 }]);
});

test('only more of the same ground: there is no box', async () => {
  const { boxes } = await besideEachOther(await field(100, 60, '#131318'), await field(100, 96, '#131318'));
  expect(boxes).toEqual([]);
});

test('each picture of a sheet stands beside its like, also when they have become higher', async () => {
  const three = async (height: number) =>
    stacked(await Promise.all([0, 1, 2].map(async () => withDot(await field(64, height), 7, 3))));
  const sheet = await besideEachOther(await three(32), await three(64), 3);
  expect([sheet.width, sheet.height, sheet.boxes]).toEqual([64, 192, []]);
  for (const top of [0, 64, 128]) {
    expect(await at(sheet.before, 7, top + 3)).toEqual(black);
    expect(await at(sheet.after, 7, top + 3)).toEqual(black);
    expect([130, 185]).toContain((await at(sheet.before, 7, top + 40))[0]);
  }
  // Taken as one picture they do not stand beside each other.
  expect((await besideEachOther(await three(32), await three(64))).boxes).not.toEqual([]);
  // What cannot be three equal pictures is taken as one.
  const whole = await besideEachOther(await three(32), await withDot(await field(64, 100), 7, 60), 3);
  expect(await at(whole.after, 7, 60)).toEqual(black);
  expect(await at(whole.before, 7, 95)).toEqual(white);
  expect([130, 185]).toContain((await at(whole.before, 7, 96))[0]);
});

test('two levels are no change on the page either, three are', async () => {
  const boxesFor = async (colour: string) =>
    (await besideEachOther(await field(20, 10, '#808080'), await field(20, 10, colour))).boxes;
  expect(await boxesFor('#808082')).toEqual([]);
  expect(await boxesFor('#808083')).toEqual([{ x: 0, y: 0, width: 20, height: 10 }]);
});
