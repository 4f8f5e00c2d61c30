import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { shortNames, styleFiles } from './short-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('a style is named by the place of its file and its own place in it, whatever the order in which files are read', () => {
  const files = ['b.css.ts', 'a.css.ts'];
  const read = (nameOf: ReturnType<typeof shortNames>, filePath: string, ...hashes: string[]) =>
    hashes.map((hash) => nameOf({ hash, filePath }));

  const one = shortNames(files);
  expect(read(one, 'b.css.ts', 'x0', 'x1')).toEqual(['bc0', 'bc1']);
  expect(read(one, 'a.css.ts', 'y0', 'y1')).toEqual(['bb0', 'bb1']);
  // read again
  expect(read(one, 'b.css.ts', 'x0', 'x1')).toEqual(['bc0', 'bc1']);

  const other = shortNames([...files].reverse());
  expect(read(other, 'a.css.ts', 'y0', 'y1')).toEqual(['bb0', 'bb1']);
});

it('no name is part of a word that stands in a selector, such as data-length', () => {
  const files = Array.from({ length: 400 }, (_, place) => `${String(place).padStart(3, '0')}.css.ts`);
  const nameOf = shortNames(files);
  const hashes = Array.from({ length: 40 }, (_, place) => `x${place}`);
  const names = files.flatMap((filePath) => hashes.map((hash) => nameOf({ hash, filePath })));
  expect(names.filter((name) => 'data-length data-selected data-interactive'.includes(name))).toEqual([]);
});

it('no two files share a code, and a file that was not counted is refused', () => {
  const files = styleFiles(root, ['src', '../../packages/ui/src']);
  expect(files).toContain('../../packages/ui/src/components/button/button.css.ts');
  const nameOf = shortNames(files);
  expect(new Set(files.map((filePath) => nameOf({ hash: 'a0', filePath }))).size).toBe(files.length);
  expect(() => nameOf({ hash: 'a0', filePath: 'elsewhere.css.ts' })).toThrow('elsewhere.css.ts');
  expect(() => shortNames(Array.from({ length: 401 }, (_, place) => `${place}.css.ts`))).toThrow(
    'third letter',
  );
});
