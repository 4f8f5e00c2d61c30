import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledBrands } from '../themes/brands.ts';
import { placeOf, rowsOf, screens, sheetSize, tile } from './recognition-sheet.mjs';
import { root } from './root.mjs';

const rows = rowsOf(bundledBrands);

test('the sheet is nine screens in three brands, light and dark', () => {
  expect(new Set(screens).size).toBe(9);
  expect(rows.map(({ brand, colorScheme }) => `${brand} ${colorScheme}`).toSorted()).toEqual([
    'circulo dark',
    'circulo light',
    'decola dark',
    'decola light',
    'gtop dark',
    'gtop light',
  ]);
});

test('its fifty-four pictures fill it, none over another', () => {
  const { width, height } = sheetSize(rows.length);
  const places = Array.from({ length: screens.length * rows.length }, (_, at) => placeOf(at));
  expect(places).toHaveLength(54);
  expect(new Set(places.map(({ left }) => left)).size).toBe(9);
  expect(new Set(places.map(({ top }) => top)).size).toBe(6);
  for (const [at, { left, top }] of places.entries()) {
    expect(left + tile.width).toBeLessThan(places.find((one) => one.left > left)?.left ?? width);
    expect(top + tile.height).toBeLessThan(places.slice(at).find((one) => one.top > top)?.top ?? height);
  }
});

test('its page says how many columns and pictures there are', () => {
  const page = readFileSync(join(root, 'docs/recognition.md'), 'utf8');
  expect(page).toContain('nine columns');
  expect(page).toContain(`when all ${screens.length * rows.length} do`);
});
