import { describe, expect, test } from 'vitest';
import { contrast, oklch, partsOf } from './compiler/color.ts';
import { nightOf, promoteOf } from './compiler/generate/own-hues.ts';
import { startTheme } from './compiler/starter.ts';
import { readTokens } from './compiler/tokens.ts';
import { hexOf } from './testing/values.ts';

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
const wheel = Array.from({ length: 24 }, (_, at) => at * 15);

describe('what is new is shown in a hue of the brand’s own', () => {
  test.each(wheel)('a brand of hue %i has a neighbour of it that nothing else means', (hue) => {
    const accent = { lightness: 0.7, chroma: 0.15, hue: (hue + 150) % 360 };
    const promote = promoteOf({ lightness: 0.45, chroma: 0.15, hue }, accent);
    const near = apart(promote.hue, hue);
    expect(near >= 45 && near <= 85).toBe(true);
    for (const meaning of [25, 78, 152, 248, accent.hue])
      expect(apart(promote.hue, meaning)).toBeGreaterThan(20);
  });

  test.each([
    ['a grey one takes a neighbour of its accent', 0.01, 60],
    ['a pale one is strong enough to be told apart', 0.05, 240],
  ])('%s', (_says, chroma, of) => {
    const promote = promoteOf(
      { lightness: 0.5, chroma, hue: 240 },
      { lightness: 0.7, chroma: 0.15, hue: 60 },
    );
    expect(apart(promote.hue, of)).toBeLessThanOrEqual(85);
    expect(promote.chroma).toBeGreaterThanOrEqual(0.1);
  });
});

describe('the dark scheme has levels of its own', () => {
  test.each(wheel)('they rise and keep the hue %i', (hue) => {
    const night = nightOf({ lightness: 0.45, chroma: 0.15, hue }, 'shadows');
    const levels = ['990', '980', '975', '950', '925', '900', '800'].map((name) =>
      partsOf(night.get(name) ?? ''),
    );
    expect(levels.map(({ lightness }) => lightness)).toEqual(
      levels.map(({ lightness }) => lightness).sort((one, other) => one - other),
    );
    for (const level of levels) expect(apart(level.hue, hue)).toBeLessThan(12);
  });

  test('a brand that is made says its own canvas, surface and raised, and its own promote', () => {
    const made = (color: string) => {
      const text = startTheme({ name: 'acme', colors: [color], character: 'soft' }).get('tokens.json') ?? '';
      return readTokens(JSON.parse(text));
    };
    const [plum, green] = [made('#7a1f5c'), made('#0b6e4f')];
    for (const path of ['color.bg.canvas', 'color.bg.surface', 'color.bg.raised', 'color.bg.promote']) {
      expect(hexOf(plum, 'dark', path)).not.toBe(hexOf(green, 'dark', path));
      expect(partsOf(hexOf(plum, 'dark', path) ?? '').chroma).toBeGreaterThan(0.03);
    }
  });

  test('words can be read on every level of every hue', () => {
    for (const hue of wheel) {
      const night = nightOf({ lightness: 0.45, chroma: 0.2, hue }, 'shadows');
      const ink = { hex: oklch(0.968, 0.01, hue), alpha: 1 };
      for (const name of ['990', '975', '950', '925', 'softActive', 'headerActive'])
        expect(contrast(ink, night.get(name) ?? '')).toBeGreaterThan(7);
    }
  });
});
