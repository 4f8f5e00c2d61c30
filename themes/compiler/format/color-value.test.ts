import { type Color, converter } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colorSpaces, readColorValue } from './color-value.ts';

/** A colour's hex, or what is wrong with it. */
function read(value: unknown): string {
  const wrong: string[] = [];
  const found = readColorValue(value, (at, says) => wrong.push(`${at} ${says}`));
  return found
    ? `${found.hex}${found.alpha < 1 ? `/${found.alpha}` : ''}${found.mapped ? ' mapped' : ''}`
    : (wrong[0] ?? 'nothing told');
}

const color = (colorSpace: string, components: readonly unknown[], rest = {}) => ({
  colorSpace,
  components,
  ...rest,
});

describe('every colour space of the format', () => {
  // #e0662b in each space, as Color.js 0.7.1 writes it.
  test.each([
    ['srgb', [0.8784, 0.4, 0.1686]],
    ['srgb-linear', [0.7454, 0.1329, 0.0242]],
    ['display-p3', [0.8191, 0.4278, 0.233]],
    ['a98-rgb', [0.775, 0.3994, 0.1988]],
    ['prophoto-rgb', [0.6352, 0.3975, 0.1875]],
    ['rec2020', [0.7569, 0.4825, 0.2761]],
    ['xyz-d65', [0.3593, 0.2553, 0.0532]],
    ['xyz-d50', [0.3797, 0.2626, 0.0405]],
    ['hsl', [19.558, 74.4856, 52.3529]],
    ['hwb', [19.558, 16.8627, 12.1569]],
    ['lab', [58.2796, 46.2988, 54.8225]],
    ['lch', [58.2796, 71.7572, 49.8182]],
    ['oklab', [0.651, 0.1218, 0.1154]],
    ['oklch', [0.651, 0.1677, 43.4474]],
  ])('%s', (space, components) => {
    expect(read(color(space, components))).toBe('#e0662b');
  });

  test('there are fourteen', () => {
    expect(Object.keys(colorSpaces)).toHaveLength(14);
  });

  const sameAsCulori = Object.entries(colorSpaces).filter(([, { rewrite }]) => rewrite === undefined);

  test.each(sameAsCulori)('%s gives back any colour of sRGB that was written in it', (name, space) => {
    const convert = converter(space.mode as 'rgb') as (hex: string) => Color;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`;
        const there = convert(hex) as unknown as Record<string, number | undefined>;
        const components = space.channels.map((channel, at) => {
          const part = there[channel];
          if (part === undefined) return 'none';
          const { from, to, exclusive } = space.ranges[at] ?? { from: 0, to: 1 };
          const scaled = space.percent[at] ? part * 100 : part;
          // Arithmetic may leave the range by a hair; a hue of 360 is 0.
          return exclusive && scaled >= to ? 0 : Math.min(to, Math.max(from, scaled));
        });
        // White is brighter than 1 in this space's Z, which the format does not let anyone write.
        if (name === 'xyz-d65' && (there.z ?? 0) > 1) return;
        expect(read(color(name, components))).toBe(hex);
      }),
      {
        numRuns: 150,
        seed: 2026,
        examples: [[0], [0xffffff], [0xff0000], [0x00ff00], [0x0000ff], [0x808080]],
      },
    );
  });
});

describe('the edges of components', () => {
  test.each([
    ['srgb', [0, 0, 0], '#000000'],
    ['srgb', [1, 1, 1], '#ffffff'],
    ['srgb', [1.001, 0, 0], 'components.0 is 1.001; it is 0 to 1 or "none"'],
    ['srgb', [0, -0.001, 0], 'components.1 is -0.001; it is 0 to 1 or "none"'],
    ['hsl', [0, 100, 50], '#ff0000'],
    ['hsl', [359.9, 100, 50], '#ff0000'],
    ['hsl', [360, 100, 50], 'components.0 is 360; it is 0 to 360, without that or "none"'],
    ['hsl', [0, 101, 50], 'components.1 is 101; it is 0 to 100 or "none"'],
    ['hwb', [0, 50, 50], '#808080'],
    ['lab', [100, 0, 0], '#ffffff'],
    ['lab', [101, 0, 0], 'components.0 is 101; it is 0 to 100 or "none"'],
    ['oklch', [0.5, -0.1, 0], 'components.1 is -0.1; it is 0 or more or "none"'],
    ['oklab', ['a', 0, 0], 'components.0 is "a"; it is 0 to 1 or "none"'],
    ['oklab', [0.5, 'a', 0], 'components.1 is "a"; it is a number or "none"'],
    ['srgb', [0, 0], 'components are three numbers'],
    ['srgb', [0, 0, Number.NaN], 'components.2 is null; it is 0 to 1 or "none"'],
  ])('%s %j: %s', (space, components, expected) => {
    expect(read(color(space, components))).toBe(expected);
  });

  test('none counts 0', () => {
    expect(read(color('hsl', ['none', 0, 100]))).toBe('#ffffff');
    expect(read(color('oklch', ['none', 'none', 'none']))).toBe('#000000');
  });
});

describe('what stands beside the components', () => {
  test.each([
    [{ alpha: 0 }, '#ff8000/0'],
    [{ alpha: 1 }, '#ff8000'],
    [{ alpha: 0.5 }, '#ff8000/0.5'],
    [{ alpha: 1.1 }, 'alpha is 1.1; it is 0 to 1'],
    [{ alpha: -0.1 }, 'alpha is -0.1; it is 0 to 1'],
    [{ alpha: '50%' }, 'alpha is "50%"; it is 0 to 1'],
    [{ hex: '#FF8000' }, '#ff8000'],
    [{ hex: '#ff8001' }, 'hex is #ff8001, but the components are #ff8000'],
    [{ hex: '#f80' }, 'hex is "#f80"; it is six digits, "#ff8000"'],
    [{ hex: '#ff8000ff' }, 'hex is "#ff8000ff"; it is six digits, "#ff8000"'],
    [{ name: 'orange' }, 'name is no part of a color'],
  ])('%j: %s', (rest, expected) => {
    expect(read(color('srgb', [1, 0.502, 0], rest))).toBe(expected);
  });

  test('a hex may be as far off as rounded components of another space are, and no further', () => {
    expect(read(color('hsl', [30, 100, 50], { hex: '#ff7f00' }))).toBe('#ff8000');
    expect(read(color('hsl', [30, 100, 50], { hex: '#ff7c00' }))).toBe(
      'hex is #ff7c00, but the components are #ff8000',
    );
  });

  test.each([
    ['a colour that only wide screens draw is brought near', {}, /^#ff[0-9a-f]{4} mapped$/],
    ['or is the hex that the file gives for it', { hex: '#fa1200' }, /^#fa1200 mapped$/],
  ])('%s', (_case, rest, expected) => {
    expect(read(color('display-p3', [1, 0, 0], rest))).toMatch(expected);
  });

  test('a name that is none', () => {
    expect(read(color('cmyk', [0, 0, 0]))).toContain('colorSpace is "cmyk"; it is one of srgb, ');
    expect(read(color('constructor', [0, 0, 0]))).toContain('colorSpace is "constructor"');
    expect(read('#ff8000')).toBe(' is "#ff8000"');
    expect(read(null)).toBe(' is null');
  });
});
