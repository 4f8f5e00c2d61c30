import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import { indexOf, layoutOf, looksIn, mostOfOne, sheetOf, sheetTitleOf, tileOf, windows } from './sheet.ts';

const page = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3b2fb5' } })
    .png()
    .toBuffer();

test('the windows of a sheet are those of a phone, a tablet, a notebook and a large screen', () => {
  expect(windows.map(({ width }) => width)).toEqual([360, 768, 1440, 1920]);
});

test('tiles of a row stand beside each other, and rows below each other', () => {
  const { width, height, tiles } = layoutOf(2);
  for (const row of tiles) {
    row.forEach((tile, at) => {
      const next = row[at + 1];
      expect(tile.left + tile.width).toBeLessThan(next ? next.left : width);
    });
  }
  expect((tiles[0]?.[0]?.top ?? 0) + (tiles[0]?.[0]?.height ?? 0)).toBeLessThan(tiles[1]?.[0]?.top ?? 0);
  expect((tiles[1]?.[0]?.top ?? 0) + (tiles[1]?.[0]?.height ?? 0)).toBeLessThan(height);
});

test('a tile shows the first window of a long page, and all of a short one', async () => {
  const [phone] = windows;
  for (const height of [2400, 300]) {
    const tile = await sharp(await tileOf(await page(360, height), phone)).metadata();
    expect(tile).toMatchObject({ width: 120, height: 260 });
  }
});

/** The colour at a point of a picture. */
const colorAt = async (picture: Buffer, left: number, top: number) => {
  const part = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return [...(await part.raw().toBuffer())];
};
const red = [255, 0, 0];
const plainOf = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('of a long page a tile shows nothing below the first window', async () => {
  const [phone] = windows;
  const long = await sharp(await plainOf(360, 2400, '#0000ff'))
    .composite([{ input: await plainOf(360, 780, '#ff0000'), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const tile = await tileOf(long, phone);
  expect(await colorAt(tile, 60, 1)).toEqual(red);
  expect(await colorAt(tile, 60, 257)).toEqual(red);
});

test('a short page stands at the top of its tile', async () => {
  const [phone] = windows;
  const tile = await tileOf(await plainOf(360, 300, '#ff0000'), phone);
  expect(await colorAt(tile, 60, 1)).toEqual(red);
  expect(await colorAt(tile, 60, 90)).toEqual(red);
  expect(await colorAt(tile, 60, 108)).not.toEqual(red);
});

test('each row shows its own pictures', async () => {
  const rowOf = async (name: string, background: string) => ({
    name,
    pictures: await Promise.all(
      windows.map(async (one) => tileOf(await plainOf(one.width, one.height, background), one)),
    ),
  });
  const sheet = await sheetOf('Dashboard', [
    await rowOf('decola, light', '#ffffff'),
    await rowOf('decola, dark', '#000000'),
  ]);
  const brightness = layoutOf(2).tiles.map((row) =>
    Promise.all(
      row.map(async ({ left, top, width, height }) => {
        const [value = 128] = await colorAt(sheet, left + (width >> 1), top + (height >> 1));
        return value;
      }),
    ),
  );
  const [light = [], dark = []] = await Promise.all(brightness);
  expect(Math.min(...light)).toBeGreaterThan(240);
  expect(Math.max(...dark)).toBeLessThan(15);
});

test('a row is drawn in the scheme that it is named for, at every width', () => {
  const rows = looksIn('gtop').map(({ name, looks }) => ({
    name,
    looks: looks.map(({ look: { brand, scheme, width } }) => `${brand} ${scheme} ${width}`),
  }));
  expect(rows).toEqual([
    {
      name: 'gtop, light',
      looks: ['gtop light 360', 'gtop light 768', 'gtop light 1440', 'gtop light 1920'],
    },
    { name: 'gtop, dark', looks: ['gtop dark 360', 'gtop dark 768', 'gtop dark 1440', 'gtop dark 1920'] },
  ]);
});

test('a sheet that is too heavy is drawn more coarsely, and refused where that does not do', async () => {
  const noise = await sharp({
    create: {
      width: 360,
      height: 780,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const rows = [{ name: 'decola, light', pictures: [await tileOf(noise, windows[0])] }];
  const finest = await sheetOf('Dashboard', rows);
  const most = finest.length - 1;
  expect((await sheetOf('Dashboard', rows, most)).length).toBeLessThanOrEqual(most);
  await expect(sheetOf('Dashboard', rows, 1000)).rejects.toThrow(
    'Dashboard weighs more than 1 KB at any quality.',
  );
});

test('a sheet keeps to its weight and size', async () => {
  const pictures = await Promise.all(
    windows.map(async (one) => tileOf(await page(one.width, one.height), one)),
  );
  const sheet = await sheetOf('Dashboard', [{ name: 'decola, light', pictures }]);
  expect(sheet.length).toBeLessThan(mostOfOne);
  expect(await sharp(sheet).metadata()).toMatchObject({ format: 'webp', width: layoutOf(1).width });
});

test('the index shows every sheet', () => {
  expect(indexOf(['Not found'])).toContain(
    '## Not found\n\n![Not found in every brand, light and dark, at four widths](pictures/sheets/not-found.webp)\n',
  );
});

test('the page of sheets lists every screen that has stories, and shows each file that there is', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const titles = globSync('{packages/*/src,apps/student/src,.storybook}/**/*.stories.tsx', { cwd: root })
    .flatMap((path) => [...read(path).matchAll(/\btitle: '(Screens\/[^']+)'/g)])
    .map(([, title = '']) => sheetTitleOf(title));
  expect(titles.length).toBeGreaterThan(7);
  const page = read('docs/contact-sheets.md');
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const withoutSheet = titles.filter((title) => !headings.some((heading) => heading.startsWith(title)));
  expect(withoutSheet).toEqual([]);
  const shown = [...page.matchAll(/pictures\/sheets\/([\w-]+\.webp)/g)].map(([, file]) => file);
  expect(shown.sort()).toEqual(readdirSync(join(root, 'docs/pictures/sheets')).sort());
});
