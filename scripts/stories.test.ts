import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..');
const here = join(repository, 'packages/ui/src');
const read = (file: string) => readFileSync(file, 'utf8');

/** Every folder of a component, with the text of its stories. */
const folders = globSync('{components,product}/**/*.tsx', { cwd: here })
  .map((file) => dirname(file))
  .filter((folder) => folder.includes('/'))
  .filter((folder, index, all) => all.indexOf(folder) === index)
  .sort()
  .map((folder) => ({
    folder,
    stories: textOf(folder, '*.stories.tsx'),
    code: textOf(folder, '!(*.stories).tsx'),
  }));

function textOf(folder: string, pattern: string): string {
  return globSync(pattern, { cwd: join(here, folder) })
    .map((file) => read(join(here, folder, file)))
    .join('\n');
}

test('every component has stories', () => {
  expect(folders.length).toBeGreaterThan(90);
  expect(folders.filter(({ stories }) => stories === '').map(({ folder }) => folder)).toEqual([]);
});

/** A `States` story made from the array, or, where only one can be open at a time, a story for each value that is not the usual one. */
test('every variant is drawn by a story', () => {
  const undrawn = folders.flatMap(({ folder, stories, code }) =>
    globSync('*.variants.ts', { cwd: join(here, folder) }).flatMap((file) =>
      arraysOf(read(join(here, folder, file))).flatMap(({ name, values }) => {
        if (new RegExp(`\\b${name}\\.(map|flatMap)\\(`).test(stories)) return [];
        return values
          .filter((value) => !stories.includes(`'${value}'`) && !stories.includes(`"${value}"`))
          .filter((value) => !code.includes(`= '${value}'`))
          .map((value) => `${basename(folder)}: ${name} '${value}'`);
      }),
    ),
  );
  expect(undrawn).toEqual([]);
});

/** The const arrays of a `.variants.ts`. What element is drawn is no look. */
function arraysOf(text: string): { name: string; values: string[] }[] {
  return [...text.matchAll(/export const (\w+) = \[([^\]]*)\] as const/g)]
    .map(([, name = '', list = '']) => ({
      name,
      values: [...list.matchAll(/'([^']+)'/g)].map(([, one = '']) => one),
    }))
    .filter(({ name }) => !name.endsWith('Elements'));
}

const allStories = globSync('{packages/*/src,apps/student/src,themes,.storybook/pages}/**/*.stories.tsx', {
  cwd: repository,
  exclude: (path) => path.includes('node_modules'),
}).map((file) => ({ file, text: read(join(repository, file)) }));

test('every story has its place', () => {
  const places =
    /^(Start|Brands|Foundations|Product|Flows)\/[^/]+$|^Components\/(Actions|Data|Feedback|Forms|Navigation|Overlays)\/[^/]+$|^Screens\/[^/]+(\/[^/]+)?$/;
  expect(allStories.length).toBeGreaterThan(90);
  const titles = allStories.map(({ file, text }) => ({
    file,
    title: /(?:^ {2}|meta = \{ )title: '([^']+)'/m.exec(text)?.[1] ?? '',
  }));
  expect(titles.filter(({ title }) => !places.test(title))).toEqual([]);
  expect(
    titles.filter(({ title }, index) => titles.findIndex((one) => one.title === title) !== index),
  ).toEqual([]);
});

test('no story is left out of the tests', () => {
  expect(
    allStories
      .filter(({ text }) => /['"]!test['"]|a11y: \{ (test: '(off|todo)'|disable|config)/.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

/** Storybook may be served from any folder: what names a file of the server asks where the files are (decision 0700). */
test('no address of a file begins at the root of the server', () => {
  const screens = globSync('apps/student/src/**/*.tsx', { cwd: repository })
    .filter((file) => !file.endsWith('create-app.tsx'))
    .map((file) => ({ file, text: read(join(repository, file)) }));
  expect(
    [...allStories, ...screens]
      .filter(({ text }) => /['"`]\/(files|themes)\//.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});
