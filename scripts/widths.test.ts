import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { specifiedWidths } from '../packages/ui/src/theme/breakpoints.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The owners of all widths at which something changes. */
const owners = /theme\/(breakpoints|rooms)\.ts$/;

const sources = globSync(['packages/*/src/**/*.{ts,tsx,css}', 'apps/*/{src,boot}/**/*.{ts,tsx,css}'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).filter((path) => !/\.(test|stories)\.tsx?$/.test(path) && !owners.test(path));

/** Conditions with a length of their own: `(min-width: 600px)`, `(width < 40rem)`, `(max-height: 220px)`. */
const adHoc =
  /\(\s*(?:(?:min|max)-)?(?:width|height|inline-size|block-size)\s*(?::|[<>]=?)\s*[\d.]+[a-z]*|\(\s*[\d.]+[a-z]+\s*[<>]=?\s*(?:width|height|inline-size|block-size)/g;

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

it('no rule asks for a width that has no name', () => {
  const found = sources.flatMap((path) =>
    [...withoutComments(readFileSync(join(root, path), 'utf8')).matchAll(adHoc)].map(
      ([condition]) => `${path}: ${condition}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  '(min-width: 600px)',
  '(max-width:37.5rem)',
  '(width < 40rem)',
  '(40rem <= width)',
  '(max-height: 220px)',
])('finds %s', (condition) => {
  expect([...`'@media': { 'screen and ${condition}': {} }`.matchAll(adHoc)]).toHaveLength(1);
});

/** Who may ask for a width that the specification gives to one thing (`specifiedWidths` in theme/breakpoints.ts). */
const given = {
  fullCounts: ['packages/ui/src/components/compact-number/compact-number.css.ts'],
  filtersInOneLine: ['packages/ui/src/product/filter-bar/filter-bar.css.ts'],
  stripTwo: ['packages/ui/src/components/carousel/carousel.css.ts'],
  stripThree: ['packages/ui/src/components/carousel/carousel.css.ts'],
  stripFour: ['packages/ui/src/components/carousel/carousel.css.ts'],
};

it.each(Object.entries(given))('the width %s is asked for by what it was given to', (name, files) => {
  const asks = new RegExp(`\\b${name}\\b`);
  const asking = sources.filter((path) => asks.test(withoutComments(readFileSync(join(root, path), 'utf8'))));
  expect(asking).toEqual(files);
});

it('every width that is given to one thing has its owner', () => {
  expect(Object.keys(given)).toEqual(Object.keys(specifiedWidths));
});
