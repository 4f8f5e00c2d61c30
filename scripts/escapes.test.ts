import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** `text="7\u00a0dias"`: JSX takes the string of an attribute as it stands, with the backslash. */
const escaped = / [a-zA-Z-]+="[^"{}]*\\[^"]*"/g;

it('no string of a JSX attribute has an escape, which would be shown as it is written', () => {
  const found = globSync(['packages/*/src/**/*.tsx', 'apps/*/src/**/*.tsx'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(escaped)].map(([text]) => `${path}:${text}`),
  );
  expect(found).toEqual([]);
});

it.each([String.raw`<A text="7\u00a0dias">`, String.raw`<A words="a\nb" />`])('finds %s', (text) =>
  expect([...text.matchAll(escaped)]).toHaveLength(1),
);
