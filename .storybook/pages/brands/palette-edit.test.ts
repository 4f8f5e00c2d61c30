import { describe, expect, test } from 'vitest';
import { readPasted, withColor } from './palette-edit.ts';

const color = (hex: string, components: readonly number[]) => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components, hex },
});
const white = color('#ffffff', [1, 1, 1]);
const black = color('#000000', [0, 0, 0]);

describe('another colour', () => {
  test('for a token of one scheme leaves that of the other as it is', () => {
    const text = JSON.stringify({ light: { color: { fg: white } }, dark: { color: { fg: white } } });
    const changed = withColor(text, 'color.fg', 'dark', '#000000') ?? '';
    expect(JSON.parse(changed)).toEqual({ light: { color: { fg: white } }, dark: { color: { fg: black } } });
  });

  test('for a token that both schemes share stays shared', () => {
    const text = JSON.stringify({ shared: { color: { fg: white } }, light: {}, dark: {} });
    const changed = withColor(text, 'color.fg', 'dark', '#000000') ?? '';
    expect(JSON.parse(changed)).toEqual({ shared: { color: { fg: black } }, light: {}, dark: {} });
  });

  test.each(['', '[]', '{ "resolutionOrder": [] }'])('is not written into %j', (text) => {
    expect(withColor(text, 'color.fg', 'light', '#000000')).toBeUndefined();
  });
});

describe('what is pasted', () => {
  test('is a palette of three colours: brand, accent and sky', () => {
    expect(readPasted('--brand: #c9f;\nrgb(242 169 0), "#17123f"\n#ffffff')).toEqual({
      kind: 'colours',
      colors: ['#cc99ff', '#f2a900', '#17123f'],
    });
  });

  test('is tokens, in which colours of CSS become those of the format', () => {
    const pasted = readPasted('{ "light": { "fg": { "$type": "color", "$value": "#000" } } }');
    expect(pasted.kind === 'tokens' && JSON.parse(pasted.text)).toEqual({ light: { fg: black } });
  });

  test('is a text where anything else is said', () => {
    expect(readPasted('#c9f is our purple')).toEqual({ kind: 'text' });
  });
});
