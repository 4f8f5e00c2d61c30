import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseLinks, baseTokens } from '@student/ui/theme/base.ts';
import { tokens as contract } from '@student/ui/theme/contract.ts';
import { textOf } from '@student/ui/theme/token-value.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledBrands } from './brands.ts';
import { contrast, partsOf } from './compiler/color.ts';
import { cssOf } from './compiler/css.ts';
import { judge, pairs } from './compiler/pairs.ts';
import { readTokens } from './compiler/tokens.ts';
import { brand, color, hexOf, px, rem, told, warningsOf } from './testing/values.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const tokensOf = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, name, 'tokens.json'), 'utf8'));
const spoken = contract.filter(({ type }) => type !== 'image');
const css = (tokens: unknown) => cssOf({ name: 'acme', tokens, images: {}, fontUrl: (file) => file });
const failing = (tokens: unknown) => {
  const { light, dark } = readTokens(tokens);
  return [...judge(light, 'light'), ...judge(dark, 'dark')].filter(({ passes }) => !passes);
};

/** The room between letters is drawn as a share of the text (decision 0526). */
const asDrawn = (path: string, text: string | undefined) =>
  path.startsWith('font.tracking.') ? text?.replace(/rem$/, 'em') : text;

describe('the base', () => {
  test.each(['light', 'dark'] as const)('has a value of the right kind for every token, %s', (scheme) => {
    const base = baseTokens(scheme);
    expect([...base].map(([path, { value }]) => [path, value.type])).toEqual(
      spoken.map(({ path, type }) => [path, type]),
    );
  });

  test.each(['light', 'dark'] as const)('passes every pair, %s', (scheme) => {
    const values = new Map([...baseTokens(scheme)].map(([path, { value }]) => [path, value]));
    expect(judge(values, scheme).filter(({ passes }) => !passes)).toEqual([]);
  });
});

/** The variables that each of a style sheet's rules sets. */
function variablesOf(text: string): Map<string, string>[] {
  const rules = text.matchAll(/\[data-theme=acme\][^{]*\{([^}]*)\}/g);
  return [...rules].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/(--ui-[a-z-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  );
}

describe('a brand’s style sheet over the base', () => {
  /** What a page has for each token: the base, under what the brand says for light, under what it says for dark. */
  function drawn(text: string, scheme: 'light' | 'dark') {
    const [light, dark] = variablesOf(text);
    const base = baseTokens(scheme);
    const variables = new Map(spoken.map(({ path, variable }) => [path, variable]));
    const valueAt = (path: string): string | undefined => {
      const variable = variables.get(path) ?? '';
      const said = (scheme === 'dark' ? dark?.get(variable) : undefined) ?? light?.get(variable);
      const link = baseLinks.get(path);
      return said ?? (link === undefined ? asDrawn(path, textOf(base.get(path)?.value)) : valueAt(link));
    };
    return spoken.map(({ path }) => [path, valueAt(path)]);
  }

  test.each([
    ...bundledBrands.map((name) => [name, tokensOf(name)] as const),
    ['one colour', brand()] as const,
    // Its light is the base's dark, and its dark the base's light.
    ['the base turned round', turned()] as const,
  ])('is what the brand says, in both schemes: %s', (_name, tokens) => {
    const read = readTokens(tokens);
    for (const scheme of ['light', 'dark'] as const)
      expect(drawn(css(tokens), scheme)).toEqual(
        spoken.map(({ path }) => [path, asDrawn(path, textOf(read[scheme].get(path)))]),
      );
  });

  test('says a colour that the base has like another one, once that other is changed', () => {
    // In the base, the border of what is chosen and that of brand buttons are one colour.
    const said = (hex: string) => ({ $type: 'color', $value: color(hex) });
    const usual = textOf(baseTokens('light').get('color.border.brand')?.value) ?? '';
    const tokens = brand({
      light: { 'color.border.selected': said('#7a1f5c'), 'color.border.brand': said(usual) },
    });
    expect(drawn(css(tokens), 'light')).toContainEqual(['color.border.brand', usual]);
  });

  test('holds nothing that the base has already', () => {
    const [light] = variablesOf(css(brand()));
    const base = baseTokens('light');
    for (const { path, variable } of spoken)
      expect(light?.get(variable)).not.toBe(textOf(base.get(path)?.value));
    expect(light?.has('--ui-layer-menu')).toBe(false);
  });

  test('says dark twice, chosen and by the system', () => {
    const [, chosen, system] = variablesOf(css(brand()));
    expect(chosen?.get('--ui-color-bg-brand')).toBe(hexOf(readTokens(brand()), 'dark', 'color.bg.brand'));
    expect(system).toEqual(chosen);
  });

  function turned(): Record<string, unknown> {
    const colors = (scheme: 'light' | 'dark') =>
      Object.fromEntries(
        [...baseTokens(scheme)].flatMap(([path, { value }]) =>
          value.type === 'color'
            ? [[path, { $type: 'color', $value: color(value.value.hex, value.value.alpha) }]]
            : [],
        ),
      );
    return brand({ light: colors('dark'), dark: colors('light') });
  }
});

describe('a token that a brand does not say', () => {
  test.each(bundledBrands)('breaks no brand, whichever it is: %s', (name) => {
    for (const { path } of spoken) {
      const tokens = tokensOf(name);
      for (const group of ['shared', 'light', 'dark']) remove(tokens, [group, ...path.split('.')]);
      const { light, dark, problems } = readTokens(tokens);
      if (path === 'color.bg.brand') expect(told(problems)[0]).toContain('is not said');
      else expect(problems).toEqual([]);
      expect([light.get(path)?.type, dark.get(path)?.type]).toEqual([typeOf(path), typeOf(path)]);
    }
  });

  test('has the base’s value where nothing follows for it', () => {
    const { light } = readTokens(brand());
    for (const path of ['layer.menu', 'motion.base', 'size.touch', 'space.m', 'shadow.card'])
      expect(light.get(path)).toEqual(baseTokens('light').get(path)?.value);
  });

  function remove(tree: unknown, [first = '', ...rest]: readonly string[]): void {
    if (typeof tree !== 'object' || tree === null) return;
    const record = tree as Record<string, unknown>;
    if (rest.length === 0) delete record[first];
    else remove(record[first], rest);
  }

  function typeOf(path: string) {
    return spoken.find((one) => one.path === path)?.type;
  }
});

describe('what follows from what a brand says', () => {
  const say = (colors: Readonly<Record<string, string>>, scheme: 'light' | 'dark' = 'light') =>
    readTokens(
      brand({
        [scheme]: Object.fromEntries(
          Object.entries(colors).map(([path, hex]) => [
            `color.${path}`,
            { $type: 'color', $value: color(hex) },
          ]),
        ),
      }),
    );

  test('hover and pressed leave the fill, away from its ink', () => {
    const dark = say({ 'bg.brand': '#7a1f5c' });
    const [rest, hover, active] = ['bg.brand', 'bg.brandHover', 'bg.brandActive'].map((path) =>
      partsOf(hexOf(dark, 'light', `color.${path}`) ?? ''),
    );
    expect(hover?.lightness).toBeCloseTo((rest?.lightness ?? 0) - 0.06, 2);
    expect(active?.lightness).toBeCloseTo((rest?.lightness ?? 0) - 0.11, 2);
    const pale = say({ 'bg.accent': '#ffb000' });
    expect(hexOf(pale, 'light', 'color.fg.onAccent')).toBe('#0a0f1d');
    const [fill, pointed] = ['bg.accent', 'bg.accentHover'].map((path) =>
      partsOf(hexOf(pale, 'light', `color.${path}`) ?? ''),
    );
    expect(pointed?.lightness).toBeGreaterThan(fill?.lightness ?? 1);
  });

  test('what the brand says itself stays, to the digit', () => {
    const read = say({ 'bg.brand': '#7a1f5c', 'bg.brandHover': '#123456', 'fg.link': '#ff0000' });
    expect(hexOf(read, 'light', 'color.bg.brandHover')).toBe('#123456');
    expect(hexOf(read, 'light', 'color.fg.link')).toBe('#ff0000');
  });

  test('the dark scheme has the brand’s hue too', () => {
    const read = say({ 'bg.brand': '#7a1f5c' });
    const { hue } = partsOf('#7a1f5c');
    for (const path of ['color.bg.brand', 'color.fg.link', 'color.bg.brandSoft'])
      expect(Math.abs(partsOf(hexOf(read, 'dark', path) ?? '').hue - hue)).toBeLessThan(6);
    expect(hexOf(read, 'dark', 'color.bg.brand')).not.toBe('#7a1f5c');
  });

  test('the coin is the same in both schemes', () => {
    expect(hexOf(say({ 'coin.face': '#c0c0c0' }), 'dark', 'color.coin.face')).toBe('#c0c0c0');
  });

  test('a dark header has light words and states of its own', () => {
    const read = say({ 'header.bg': '#17123f' });
    const header = hexOf(read, 'light', 'color.header.bg') ?? '';
    for (const path of ['color.header.fg', 'color.header.muted'])
      expect(contrast({ hex: hexOf(read, 'light', path) ?? '', alpha: 1 }, header)).toBeGreaterThanOrEqual(
        4.5,
      );
    expect(partsOf(hexOf(read, 'light', 'color.header.hover') ?? '').lightness).toBeCloseTo(
      partsOf(header).lightness + 0.04,
      2,
    );
  });

  test('headings take the font, buttons the corners, lines the room that their text needs', () => {
    const { light, problems } = readTokens(
      brand({
        shared: {
          'font.family.body': { $type: 'fontFamily', $value: ['Nunito Variable'] },
          'radius.control': { $type: 'dimension', $value: px(3) },
          'font.size.m': { $type: 'dimension', $value: rem(1.125) },
        },
      }),
    );
    expect(problems).toEqual([]);
    expect(light.get('font.family.heading')).toEqual({ type: 'fontFamily', value: ['Nunito Variable'] });
    expect(light.get('radius.button')).toEqual({ type: 'dimension', value: 3, unit: 'px' });
    expect(light.get('font.lineHeight.m')).toEqual({ type: 'dimension', value: 1.5, unit: 'rem' });
  });

  test('any colours make a brand whose every pair passes that they do not break themselves', () => {
    const anyColor = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const seeds = ['color.bg.brand', 'color.bg.accent', 'color.header.bg'];
    fc.assert(
      fc.property(
        fc.array(anyColor, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('light', 'dark'),
        (given, scheme) => {
          const said = Object.fromEntries(
            given.map((hex, at) => [seeds[at] ?? '', { $type: 'color', $value: color(hex) }]),
          );
          const broken = failing({
            ...(scheme === 'light' ? brand({ light: said }) : brandOf('dark', said)),
          });
          // A pale brand colour is the brand's own to mend: it is told with the nearest that passes.
          expect(
            broken.filter(({ over, scheme: one }) => !(one === scheme && over === 'color.bg.brand')),
          ).toEqual([]);
        },
      ),
      {
        numRuns: 80,
        seed: 2026,
        examples: [
          [['#ffff00'], 'light'],
          [['#000000'], 'light'],
          [['#ffffff'], 'dark'],
          [['#808080', '#808080', '#808080'], 'light'],
          [['#7a1f5c', '#f2a900', '#777777'], 'dark'],
        ],
      },
    );
  });

  function brandOf(scheme: 'light' | 'dark', said: Readonly<Record<string, unknown>>) {
    const { light: _, ...rest } = brand({ [scheme]: said });
    return rest;
  }
});

describe('the contract’s version', () => {
  const later = { version: 3, since: { 'color.bg.media': 3, 'icon.stroke': 2 } };
  const madeFor = (contract: number | undefined, json: Record<string, unknown> = brand()) =>
    contract === undefined ? json : { ...json, $extensions: { 'br.com.decola.student': { contract } } };
  const news = (json: unknown) => told(readTokens(json, later).warnings);

  test.each([
    [undefined, 'color.bg.media, icon.stroke', 1],
    [1, 'color.bg.media, icon.stroke', 1],
    [2, 'color.bg.media', 2],
  ])('a brand made for version %s is told what is new: %s', (version, names, said) => {
    expect(news(madeFor(version))).toEqual([
      `contract has come to version 3 since the brand was made for version ${said}. New and not said by the brand: ${names}. (each has a value that follows from the brand or the base; when they look right, write "contract": 3)`,
    ]);
    expect(readTokens(madeFor(version), later).problems).toEqual([]);
  });

  test('nothing is new to a brand of this version, nor to one that says it all', () => {
    expect(news(madeFor(3))).toEqual([]);
    const media = { $type: 'color', $value: color('#000000') };
    const all = {
      light: { 'color.bg.media': media },
      dark: { 'color.bg.media': media },
      shared: { 'icon.stroke': { $type: 'number', $value: 2 } },
    };
    expect(news(madeFor(1, brand(all)))).toEqual([]);
  });

  test('a brand made for a later one is told of what is not here yet, and ships', () => {
    const tomorrow = madeFor(
      4,
      brand({ light: { 'color.bg.tomorrow': { $type: 'color', $value: color('#000000') } } }),
    );
    expect(news(tomorrow)).toEqual([
      'light.color.bg.tomorrow is not a token that any component reads: the brand was made for a later contract.',
      'contract is version 3 here; the brand was made for version 4.',
    ]);
    expect(readTokens(tomorrow, later).problems).toEqual([]);
  });

  test('the brands here are made for the contract that is here', () => {
    for (const name of bundledBrands) expect(warningsOf(tokensOf(name))).toEqual([]);
  });
});

test('a primitive that is deprecated is told to what uses it', () => {
  const old = { 'color.old': { $type: 'color', $value: color('#7a1f5c'), $deprecated: 'use new' } };
  const json = brand({ primitive: old, light: { 'color.bg.accent': { $value: '{primitive.color.old}' } } });
  expect(warningsOf(json)).toEqual([
    'light.color.bg.accent uses {primitive.color.old}, which is deprecated: use new.',
  ]);
});

test('the pairs name tokens of the contract only', () => {
  const paths = new Set(spoken.map(({ path }) => path));
  expect(
    pairs
      .flatMap(({ over, under, mixed }) => [over, under, ...(mixed ? [mixed.with] : [])])
      .filter((path) => !paths.has(path)),
  ).toEqual([]);
});
