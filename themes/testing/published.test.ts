import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { themeNames } from '../brands.ts';
import { readTheme } from '../bundle.ts';
import { checkTheme } from '../check.ts';
import { loadTokens } from '../compiler/load.ts';
import { type Problem, readTokens } from '../compiler/tokens.ts';
import { hexOf } from './values.ts';

const here = fileURLToPath(new URL('published/', import.meta.url));
/** A folder of brands, with these systems as brands in it; their pictures are decola's. */
const folder = mkdtempSync(join(tmpdir(), 'published-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['meteor', 'primer']) {
  cpSync(join(here, name), join(folder, name), { recursive: true });
  cpSync(join(here, '../../decola/assets'), join(folder, name, 'assets'), { recursive: true });
}

/** What was told, by kind, with how many tokens it was told of. */
function kindsOf(found: readonly Problem[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { says } of found) {
    const kind = says.replace(/: .*$/, '');
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

const facts = { coin: {} };

describe('an export of Figma’s variables (Meteor)', () => {
  const { json, problems: unread, files } = loadTokens(join(folder, 'meteor'));
  const read = readTokens(json);

  test('is read whole, each older writing named', () => {
    expect(files).toEqual([
      'resolver.json',
      'primitives.tokens.json',
      'mapping.tokens.json',
      'light.tokens.json',
      'dark.tokens.json',
    ]);
    expect([...unread, ...read.problems]).toEqual([]);
    expect(kindsOf(read.warnings)).toEqual({
      'is written as drafts before 2025.10 wrote it': 182,
      'has the type "string", which the format does not know; it is left aside.': 2,
      'is never used.': 295,
    });
  });

  test('becomes a brand’s colours by six lines', () => {
    expect([hexOf(read, 'light', 'color.bg.brand'), hexOf(read, 'dark', 'color.bg.brand')]).toEqual([
      '#0870ff',
      '#0870ff',
    ]);
    expect([hexOf(read, 'light', 'color.bg.surface'), hexOf(read, 'dark', 'color.bg.surface')]).toEqual([
      '#ffffff',
      '#101013',
    ]);
    expect([hexOf(read, 'light', 'color.fg.default'), hexOf(read, 'dark', 'color.fg.default')]).toEqual([
      '#1e1e24',
      '#e2e3e9',
    ]);
    expect(read.light.get('radius.button')).toEqual({ type: 'dimension', value: 6, unit: 'px' });
  });
});

describe('an open design system (Primer)', () => {
  const { json, problems: unread } = loadTokens(join(folder, 'primer'));
  const read = readTokens(json);

  test('is read whole, with the one thing that is not of the format named', () => {
    expect([...unread, ...read.problems]).toEqual([]);
    expect(read.warnings.find(({ says }) => says.startsWith('has '))).toEqual({
      where: 'base.color.transparent',
      says: 'has "alpha", which the format does not know; it is left aside.',
    });
    expect(Object.keys(kindsOf(read.warnings))).toHaveLength(2);
  });

  test('becomes a brand’s colours, corners, weights and motion by ten lines', () => {
    expect([hexOf(read, 'light', 'color.bg.brand'), hexOf(read, 'dark', 'color.bg.brand')]).toEqual([
      '#1a7f37',
      '#238636',
    ]);
    expect([hexOf(read, 'light', 'color.bg.canvas'), hexOf(read, 'dark', 'color.bg.canvas')]).toEqual([
      '#f6f8fa',
      '#0d1117',
    ]);
    expect(read.light.get('font.weight.bold')).toEqual({ type: 'fontWeight', value: 600 });
    expect(read.light.get('radius.card')).toEqual({ type: 'dimension', value: 12, unit: 'px' });
    expect(read.light.get('motion.base')).toEqual({ type: 'duration', value: 200, unit: 'ms' });
  });
});

test.each(['meteor', 'primer'])('%s passes the whole check as a brand, and is built', async (name) => {
  expect(themeNames(folder)).toEqual(['meteor', 'primer']);
  const { problems, verdicts } = checkTheme(join(folder, name), { name, ...facts });
  expect(problems).toEqual([]);
  expect(verdicts.every(({ passes }) => passes)).toBe(true);
  const theme = await readTheme(join(folder, name));
  expect(theme.css((file) => file)).toContain(`[data-theme=${name}][data-scheme=dark]{color-scheme:dark;`);
});
