import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.mjs';

const sources = join(root, 'packages/ui/src');
const textOf = (file: string) => readFileSync(file, 'utf8');

/** The files of ours that a file brings with it; what it loads late is not among them. */
function broughtBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = textOf(file).matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^;']*\sfrom\s)?'(\.[^']+\.tsx?)';/gm,
  );
  for (const [, path = ''] of imports) broughtBy(join(dirname(file), path), seen);
  return seen;
}

const late = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: (name) => /\.(test|stories)\./.test(name) })
  .map((file) => join(sources, file))
  .flatMap((file) =>
    [...textOf(file).matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, path = '']) => ({
      file,
      part: join(dirname(file), path),
    })),
  );

test('what loads late code that asks what was pressed listens to presses before that code is there', () => {
  const asking = late.filter(({ part }) =>
    [...broughtBy(part)].some(
      (file) =>
        /\b(currentOpener|lastPressed)\(\)(?!:)/.test(textOf(file)) && !/way-back|last-pressed/.test(file),
    ),
  );
  expect(asking.map(({ part }) => part.slice(sources.length + 1))).toContain('components/dialog/modal.tsx');
  const listener = join(sources, 'internal/last-pressed.ts');
  expect(asking.filter(({ file }) => !broughtBy(file).has(listener))).toEqual([]);
});
