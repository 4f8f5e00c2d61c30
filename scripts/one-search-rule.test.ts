import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from '../packages/domain/src/rules/plain-text.ts';
import { plainText as plainTextOfFields } from '../packages/ui/src/internal/plain-text.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

it('what compares without accents does so by one rule; fields, which know no rules, have the same', () => {
  const own = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/seed\/|\/reports\//.test(path))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(".normalize('NFD')"));
  expect(own.toSorted()).toEqual([
    'packages/domain/src/rules/plain-text.ts',
    'packages/ui/src/internal/plain-text.ts',
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(plainTextOfFields(text)).toBe(plainText(text));
    }),
  );
});
