import { describe, expect, test } from 'vitest';
import { partsOf } from './compiler/color.ts';
import { follows } from './compiler/derive.ts';
import { startTheme } from './compiler/starter.ts';
import { readTokens } from './compiler/tokens.ts';
import { brand, color, hexOf } from './testing/values.ts';

/** How far each colour stands from the one that it belongs to, in lightness, written out. Whoever moves one moves it here too. */
const allSteps = {
  'color.bg.raised': ['color.bg.surface', 0],
  'color.bg.field': ['color.bg.surface', 0],
  'color.bg.hover': ['color.bg.surface', 0.03],
  'color.bg.active': ['color.bg.surface', 0.06],
  'color.bg.sunken': ['color.bg.surface', 0.03],
  'color.bg.skeleton': ['color.bg.surface', 0.06],
  'color.bg.disabled': ['color.bg.surface', 0.06],
  'color.bg.brandSoftHover': ['color.bg.brandSoft', 0.03],
  'color.bg.brandSoftActive': ['color.bg.brandSoft', 0.06],
  'color.border.controlHover': ['color.border.control', 0.12],
  'color.fg.linkHover': ['color.fg.link', 0.08],
  'color.header.hover': ['color.header.bg', 0.04],
  'color.header.active': ['color.header.bg', 0.08],
  'color.header.field': ['color.header.bg', 0.04],
  'color.header.border': ['color.header.bg', 0.1],
  'color.footer.border': ['color.footer.bg', 0.1],
} as const;

describe('colours that belong to another one', () => {
  test('stand so far from it', () => {
    expect(follows).toEqual(allSteps);
  });

  test('are drawn so far from it', () => {
    const surface = { 'color.bg.surface': { $type: 'color', $value: color('#f4f1ea') } };
    const read = readTokens(brand({ light: surface }));
    const lightnessOf = (path: string) => partsOf(hexOf(read, 'light', path) ?? '').lightness;
    const from = lightnessOf('color.bg.surface');
    for (const name of ['hover', 'active', 'sunken', 'skeleton', 'disabled'] as const)
      expect(lightnessOf(`color.bg.${name}`)).toBeCloseTo(from - allSteps[`color.bg.${name}`][1], 2);
  });
});

test('a grey brand has grey words, borders and grounds, in both schemes', () => {
  const grey = { 'color.bg.brand': { $type: 'color', $value: color('#6b6b6b') } };
  const read = readTokens(brand({ light: grey }));
  const paths = ['fg.muted', 'fg.subtle', 'border.control', 'bg.sunken'].map((name) => `color.${name}`);
  for (const scheme of ['light', 'dark'] as const)
    for (const path of paths) expect(partsOf(hexOf(read, scheme, path) ?? '').chroma).toBeLessThan(0.01);
});

test('the same name and colours make these very tokens', async () => {
  const made = startTheme({ name: 'acme', colors: ['#7a1f5c', '#f2a900'], character: 'soft' });
  // What differs here, every brand that is started from now on has otherwise: write the file anew where that is meant.
  await expect(made.get('tokens.json')).toMatchFileSnapshot('testing/generated-tokens.txt');
});
