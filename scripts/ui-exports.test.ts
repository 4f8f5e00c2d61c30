import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as ui from '../packages/ui/src/index.ts';
import { root } from './root.mjs';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => readdirSync(join(root, 'packages/ui/src', name));

test('what is internal cannot be imported by the name of the package', () => {
  const files = folderOf('internal').map((file) => `@student/ui/internal/${file}`);
  expect(files.length).toBeGreaterThan(30);
  for (const file of [
    ...files,
    '@student/ui/src/internal/anchor.tsx',
    '@student/ui/components/dialog/modal.tsx',
  ])
    expect(() => resolve(file)).toThrow('is not defined by "exports"');
  expect(resolve('@student/ui/theme')).toMatch(/src.theme.index\.ts$/);
});

/** Whoever adds one means to: parts of components are no API. */
test('what the entry gives beside components and hooks is little', () => {
  const isFunction = (name: string) =>
    /^(?!use[A-Z])[a-z]/.test(name) && typeof Reflect.get(ui, name) === 'function';
  expect(Object.keys(ui).filter(isFunction).sort()).toEqual([
    'below',
    'between',
    'from',
    'preloadDialog',
    'preloadMenu',
    'preloadMultiSelect',
    'variableOf',
    'wantsStillness',
  ]);
});
