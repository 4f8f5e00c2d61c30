import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkTheme } from './check.ts';
import { brand, told } from './testing/values.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is said of a brand whose text names these families. */
function saidOf(...families: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  folders.push(folder);
  cpSync(new URL('gtop/assets', import.meta.url), join(folder, 'assets'), { recursive: true });
  const family = { 'font.family.body': { $type: 'fontFamily', $value: families } };
  writeFileSync(join(folder, 'tokens.json'), JSON.stringify(brand({ shared: family })));
  return told(checkTheme(folder, { name: 'acme', coin: null }).problems).filter((line) =>
    line.startsWith('shared.font.family.body'),
  );
}

test.each(['system-ui', 'sans-serif', 'ui-monospace'])(
  '%s is a font that every system has one of',
  (name) => {
    expect(saidOf(name)).toEqual([]);
  },
);

test.each(['acme', 'myfont', 'inherit'])('"%s" is none, though it has no capitals', (name) => {
  expect(saidOf(name, 'sans-serif')).toEqual([
    expect.stringContaining(`"${name}" is not a font that is served here.`),
  ]);
});

test.each([
  ['figtree variable', 'Figtree Variable'],
  ['Sans-Serif', 'sans-serif'],
])('"%s" is told apart from "%s" by its capitals alone', (name, right) => {
  expect(saidOf(name)).toEqual([
    `shared.font.family.body "${name}" has other capitals than the font "${right}". (write "${right}")`,
  ]);
});
