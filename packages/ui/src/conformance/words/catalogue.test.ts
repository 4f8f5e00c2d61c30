import { expect, test } from 'vitest';
import { readWords } from './read.ts';
import { sources } from './sources.ts';

const read = readWords(sources);
/** The interface, and what the product pieces declare of it. */
const catalogue = ['components/words-provider/catalogue.ts', 'product/product-words.ts'].map(
  (file) => sources[file] ?? '',
);
const listed = catalogue.flatMap((text) =>
  [...text.matchAll(/^ +(\w+): (\w+Words);$/gm)].map(([, name = '', type = '']) => ({ name, type })),
);

test('every component with words stands in the catalogue, and nothing else', () => {
  expect(listed.map(({ name }) => name).sort()).toEqual([...new Set(read.map(({ name }) => name))].sort());
  expect(listed.length).toBeGreaterThan(40);
});

test('the Portuguese words of every component are found', () => {
  expect(
    read.filter(({ words }) => words.length === 0).map(({ name, file }) => `${name} in ${file}`),
  ).toEqual([]);
});

/** `words?: { … }` with its own defaults is another way of saying things; `labels` with a default in the code too. */
test('no component takes words beside the catalogue', () => {
  const takes = /\bwords\?:|\b\w+Label = '/;
  const others = Object.entries(sources).filter(
    ([file, text]) =>
      takes.test(text) && !/\buseWords\(|DeepPartial</.test(text) && !file.includes('words-provider'),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
