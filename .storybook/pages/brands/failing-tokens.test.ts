import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../../themes/compiler/pairs.ts';
import { readTokens } from '../../../themes/compiler/tokens.ts';
import { failingTokens } from './failing-tokens.ts';
import { withColor } from './palette-edit.ts';

const text = readFileSync(new URL('../../../themes/decola/tokens.json', import.meta.url), 'utf8');
const verdictsOf = (tokens: string) => {
  const { light, dark } = readTokens(JSON.parse(tokens));
  return [...judge(light, 'light'), ...judge(dark, 'dark')];
};
const pale = withColor(text, 'color.fg.subtle', 'light', '#cccccc') ?? '';

describe('what fails', () => {
  it('is nothing in a brand that passes', () => {
    expect(failingTokens(verdictsOf(text))).toEqual([]);
  });

  it('is told once for a token, with all grounds on which it fails', () => {
    const found = failingTokens(verdictsOf(pale));
    expect(found.map(({ scheme, path, hex }) => [scheme, path, hex])).toEqual([
      ['light', 'color.fg.subtle', '#cccccc'],
    ]);
    expect(found[0]?.fails.length).toBe(found[0]?.of);
  });

  it('is mended by the nearest colour, on every ground', () => {
    const [first] = failingTokens(verdictsOf(pale));
    expect(first?.nearest).toBe('#707070');
    const mended = withColor(pale, 'color.fg.subtle', 'light', first?.nearest ?? '') ?? '';
    expect(failingTokens(verdictsOf(mended))).toEqual([]);
  });
});
