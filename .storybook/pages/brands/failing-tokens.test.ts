import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../themes/compiler/color.ts';
import { judge, type Verdict } from '../../../themes/compiler/pairs.ts';
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

/** A colour on grounds, each with the least that it needs there. */
const on = (
  over: string,
  overHex: string,
  grounds: readonly (readonly [underHex: string, least: 3 | 4.5])[],
) =>
  grounds.map(([underHex, least]): Verdict => {
    const ratio = contrast({ hex: overHex, alpha: 1 }, underHex);
    const use = 'text';
    return {
      scheme: 'light',
      over,
      overHex,
      under: underHex,
      underHex,
      least,
      use,
      ratio,
      passes: ratio >= least,
    };
  });

describe('a list of what fails', () => {
  it('begins with the one that has most to mend', () => {
    const found = failingTokens([
      ...on('color.one', '#eeeeee', [['#ffffff', 3]]),
      ...on('color.three', '#eeeeee', [
        ['#ffffff', 3],
        ['#fefefe', 3],
        ['#fdfdfd', 3],
      ]),
      ...on('color.two', '#eeeeee', [
        ['#ffffff', 3],
        ['#fefefe', 3],
      ]),
    ]);
    expect(found.map(({ path }) => path)).toEqual(['color.three', 'color.two', 'color.one']);
  });
});

describe('the nearest colour', () => {
  const ratioOn = (ground: string, color = '') => contrast({ hex: color, alpha: 1 }, ground);

  it('passes on a ground that needs 3 and on one that needs 4.5', () => {
    const grounds = [
      ['#ffffff', 3],
      ['#f0f0f0', 4.5],
    ] as const;
    const [found] = failingTokens(on('color.fg', '#cccccc', grounds));
    expect(ratioOn('#ffffff', found?.nearest)).toBeGreaterThanOrEqual(3);
    expect(ratioOn('#f0f0f0', found?.nearest)).toBeGreaterThanOrEqual(4.5);
  });

  it('still passes where the colour passed before', () => {
    const grounds = [
      ['#000000', 3],
      ['#777777', 3],
    ] as const;
    const [found] = failingTokens(on('color.fg', '#666666', grounds));
    expect(found?.fails.map(({ under }) => under)).toEqual(['#777777']);
    expect(ratioOn('#777777', found?.nearest)).toBeGreaterThanOrEqual(3);
    expect(ratioOn('#000000', found?.nearest)).toBeGreaterThanOrEqual(3);
  });

  it('passes where the colour failed, if none passes everywhere', () => {
    const grounds = [
      ['#ffffff', 4.5],
      ['#000000', 4.5],
      ['#999999', 4.5],
    ] as const;
    const [found] = failingTokens(on('color.fg', '#767676', grounds));
    expect(found?.fails.map(({ under }) => under)).toEqual(['#999999']);
    expect(ratioOn('#999999', found?.nearest)).toBeGreaterThanOrEqual(4.5);
  });
});
