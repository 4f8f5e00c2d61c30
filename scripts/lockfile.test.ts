import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** The folder a package looks for `name` in, from its own upwards; undefined when none has it. */
function folderOf(place: string, name: string): string | undefined {
  const levels = place.split('/node_modules/').map((_, index, all) => all.slice(0, all.length - index));
  return [...levels.map((parts) => `${parts.join('/node_modules/')}/`), '']
    .map((level) => `${level}node_modules/${name}`)
    .find((folder) => folder in packages);
}

// Without them `npm ci` refuses, and another system than the one that wrote the file has no binary.
test('every platform finds the packages that are made for it', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => folderOf(place, name) === undefined),
  );
  expect(missing).toEqual([]);
});

test('no host is named', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});
