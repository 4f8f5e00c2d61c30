import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bundledBrands } from '../themes/brands.ts';
import { coverLogos } from './cover-logos.mjs';
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

test('its columns are the screens that its page names, in that order', () => {
  const named = {
    'landing page': 'home',
    dashboard: 'dashboard',
    "a school's courses": 'dashboard#catalogo',
    'a course': 'course/1',
    'its content': 'course/1/content/101',
    'another course': 'course/31',
    'a search': 'search?search=l%C3%ADder',
    'a search that found nothing': 'search?search=xyz',
    'an address where nothing is': 'nada/aqui',
  };
  expect(screens).toEqual(Object.values(named));
  const page = readFileSync(join(root, 'docs/recognition.md'), 'utf8').replace(/\s+/g, ' ');
  expect(page).toContain(`The nine columns: ${Object.keys(named).join(', ')}.`);
});

test('every logo that is seen is covered, in the header and in the footer, and nothing else', () => {
  const image = (currentSrc: string, y: number, width: number) => ({
    currentSrc,
    getBoundingClientRect: () => ({ x: 20, y, width, height: 30 }),
  });
  const images: Record<string, unknown[]> = {
    'header img': [image('/logo.svg', 10, 100), image('/logo-dark.svg', 10, 0), image('/photo.jpg', 10, 40)],
    'footer img': [image('/logo.svg', 900, 100)],
  };
  const blocks: { style: { cssText: string } }[] = [];
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => selector.split(', ').flatMap((one) => images[one] ?? []),
    createElement: () => ({ style: { cssText: '' } }),
    body: { append: (block: (typeof blocks)[number]) => blocks.push(block) },
  });
  vi.stubGlobal('scrollX', 0);
  vi.stubGlobal('scrollY', 50);
  expect(coverLogos()).toBe(2);
  vi.unstubAllGlobals();
  expect(blocks.map(({ style }) => style.cssText.match(/left.*/)?.[0])).toEqual([
    'left:14px;top:56px;width:112px;height:38px',
    'left:14px;top:946px;width:112px;height:38px',
  ]);
});

test('its page says how many columns and pictures there are', () => {
  const page = readFileSync(join(root, 'docs/recognition.md'), 'utf8');
  expect(page).toContain('nine columns');
  expect(page).toContain(`when all ${screens.length * rows.length} do`);
});
