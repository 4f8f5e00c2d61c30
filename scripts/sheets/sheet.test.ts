import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';
import {
  indexOf,
  layoutOf,
  mostOfOne,
  sheetFileOf,
  sheetOf,
  sheetTitleOf,
  tileOf,
  windows,
} from './sheet.ts';

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
    expect(tile).toMatchObject({ width: 138, height: 300 });
  }
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
  expect(indexOf([{ title: 'Dashboard', file: 'dashboard.webp' }])).toContain(
    '## Dashboard\n\n![Dashboard in every brand, light and dark, at four widths](pictures/sheets/dashboard.webp)\n',
  );
  expect(indexOf([{ title: 'Not found', file: undefined }])).toContain(
    '## Not found\n\nNot drawn yet: `npm run sheets -- not-found`.\n',
  );
});

test('the page of sheets lists every screen that has stories, and shows each file that there is', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const titles = globSync('{packages/*/src,apps/student/src,.storybook}/**/*.stories.tsx', { cwd: root })
    .flatMap((path) => [...read(path).matchAll(/\btitle: '(Screens\/[^']+)'/g)])
    .map(([, title = '']) => sheetTitleOf(title));
  expect(titles.length).toBeGreaterThan(7);
  const files = readdirSync(join(root, 'docs/pictures/sheets'));
  expect(read('docs/contact-sheets.md')).toBe(
    indexOf(
      [...new Set(titles)]
        .sort((one, other) => one.localeCompare(other))
        .map((title) => ({ title, file: files.find((file) => file === sheetFileOf(title)) })),
    ),
  );
});
