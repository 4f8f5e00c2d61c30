import { describe, expect, test } from 'vitest';
import { color, told } from '../../testing/values.ts';
import { Findings } from '../problem.ts';
import { readTokens } from '../tokens.ts';
import { type ResolverInput, resolveDocument } from './resolver.ts';
import { isResolver, modifiersOf } from './resolver-items.ts';

const number = (value: number) => ({ $type: 'number', $value: value });
const base = { version: '2025.10' };
const theme = { contexts: { light: [{ a: number(1) }], dark: [{ a: number(2) }] }, default: 'light' };

function resolve(json: Record<string, unknown>, input: ResolverInput = {}) {
  const findings = new Findings();
  const tokens = resolveDocument(json, input, findings);
  return { tokens, problems: told(findings.problems) };
}

describe('sets and modifiers are laid over each other', () => {
  const sets = {
    low: { sources: [{ a: number(0), g: { b: number(0), c: number(0) } }] },
    high: { sources: [{ g: { b: number(5) } }, { g: { d: number(6) } }] },
  };
  const json = {
    ...base,
    sets,
    modifiers: { theme },
    resolutionOrder: [{ $ref: '#/sets/low' }, { $ref: '#/modifiers/theme' }, { $ref: '#/sets/high' }],
  };

  test.each([
    ['the default', {}, 1],
    ['one', { theme: 'light' }, 1],
    ['another', { theme: 'dark' }, 2],
    ['any case', { THEME: 'Dark' }, 2],
  ])('in the order of the file, with %s of the contexts', (_case, input, a) => {
    expect(resolve(json, input)).toEqual({
      tokens: { a: number(a), g: { b: number(5), c: number(0), d: number(6) } },
      problems: [],
    });
  });

  test('the other way round, the other one wins', () => {
    const turned = { ...json, resolutionOrder: [...json.resolutionOrder].reverse() };
    expect(resolve(turned, { theme: 'dark' }).tokens).toEqual({
      a: number(0),
      g: { b: number(0), c: number(0), d: number(6) },
    });
  });

  test('a token is replaced as a whole, and hides a group', () => {
    const over = (first: object, last: object) =>
      resolve({ ...base, sets: { s: { sources: [first, last] } }, resolutionOrder: [{ $ref: '#/sets/s' }] })
        .tokens;
    expect(over({ a: { ...number(1), $description: 'one' } }, { a: number(2) })).toEqual({ a: number(2) });
    expect(over({ a: { b: number(1) } }, { a: number(2) })).toEqual({ a: number(2) });
    expect(over({ a: number(2) }, { a: { b: number(1) } })).toEqual({ a: { b: number(1) } });
  });

  test('a context may take a set, a source may be $defs, and what stands beside a reference wins', () => {
    const { tokens, problems } = resolve(
      {
        ...base,
        sets: { low: sets.low },
        modifiers: {
          size: {
            contexts: {
              small: [],
              large: [{ $ref: '#/sets/low' }, { $ref: '#/$defs/more~1of it', b: number(9) }],
            },
          },
        },
        $defs: { 'more/of it': { a: number(7), b: number(8) } },
        resolutionOrder: [{ $ref: '#/modifiers/size' }],
      },
      { size: 'large' },
    );
    expect({ tokens, problems }).toEqual({
      tokens: { a: number(7), g: { b: number(0), c: number(0) }, b: number(9) },
      problems: [],
    });
  });

  test('both may stand in the order itself', () => {
    const inline = {
      ...base,
      resolutionOrder: [
        { type: 'set', name: 'low', sources: [{ b: number(3) }] },
        { type: 'modifier', name: 'theme', ...theme },
      ],
    };
    expect(resolve(inline, { theme: 'dark' })).toEqual({
      tokens: { b: number(3), a: number(2) },
      problems: [],
    });
    expect(modifiersOf(inline)).toEqual([{ name: 'theme', contexts: ['light', 'dark'], default: 'light' }]);
    expect([isResolver(inline), isResolver({ a: number(1) }), isResolver([])]).toEqual([true, false, false]);
  });
});

describe('what is wrong is told with its place', () => {
  const withOrder = (...resolutionOrder: readonly unknown[]) => ({
    ...base,
    modifiers: { theme },
    resolutionOrder,
  });
  const themed = { $ref: '#/modifiers/theme' };
  const source = (one: unknown) => withOrder({ type: 'set', name: 's', sources: [one] });
  test.each([
    [
      'no version',
      { resolutionOrder: [{ type: 'set', name: 's', sources: [] }] },
      {},
      'the resolver has the version none; it is "2025.10".',
    ],
    [
      'another version',
      { ...source({}), version: '2024' },
      {},
      'the resolver has the version "2024"; it is "2025.10".',
    ],
    ['an empty order', withOrder(), {}, 'the resolver has no "resolutionOrder" with a set or a modifier.'],
    [
      'an unknown key',
      { ...source({}), set: {} },
      {},
      'the resolver has "set", which the format does not know. (did you mean "sets"?)',
    ],
    [
      'an unknown context',
      withOrder(themed),
      { theme: 'darc' },
      'modifiers.theme has no context "darc". (did you mean "dark"?)',
    ],
    [
      'an unknown modifier',
      withOrder(themed),
      { size: 'large' },
      'the input names the modifier "size", which the resolver does not have.',
    ],
    [
      'no choice',
      withOrder({ type: 'modifier', name: 'm', contexts: { a: [], b: [] } }),
      {},
      'm has no default, and nothing says which context to take. (add "default": "a")',
    ],
    [
      'a default that is none',
      withOrder({ type: 'modifier', name: 'm', contexts: { a: [], b: [] }, default: 'c' }),
      { m: 'a' },
      'm has the default "c", which is none of its contexts. (there are: a, b)',
    ],
    [
      'one context',
      withOrder({ type: 'modifier', name: 'm', contexts: { a: [] }, default: 'a' }),
      {},
      'm has one context only; a modifier has two or more.',
    ],
    [
      'no contexts',
      withOrder({ type: 'modifier', name: 'm', contexts: {} }),
      {},
      'm has no contexts; a modifier has two or more.',
    ],
    [
      'a name twice',
      withOrder({ type: 'set', name: 's', sources: [] }, { type: 'set', name: 's', sources: [] }),
      {},
      'resolutionOrder.1 is named "s" like another one.',
    ],
    [
      'an item without a name',
      withOrder({ type: 'set', sources: [] }),
      {},
      'resolutionOrder.0 is neither a set, a modifier nor a reference to one. (write { "$ref": "#/sets/name" })',
    ],
    [
      'a set that is not there',
      withOrder({ $ref: '#/sets/none' }),
      {},
      'resolutionOrder.0 is neither a set, a modifier nor a reference to one. (write { "$ref": "#/sets/name" })',
    ],
    [
      'sources that are none',
      withOrder({ type: 'set', name: 's', sources: {} }),
      {},
      's.sources is a list of tokens and references.',
    ],
    ['a source that is none', source('x'), {}, 's.sources.0 is neither tokens nor a reference.'],
    [
      'a modifier in a set',
      source(themed),
      {},
      's.sources.0 points to #/modifiers/theme; sources may point to sets and tokens only.',
    ],
    [
      'the order itself',
      source({ $ref: '#/resolutionOrder/0' }),
      {},
      's.sources.0 points to #/resolutionOrder/0; sources may point to sets and tokens only.',
    ],
    ['nothing', source({ $ref: '#/$defs/x' }), {}, 's.sources.0 points to #/$defs/x, which does not exist.'],
    [
      'another file',
      source({ $ref: 'x.json' }),
      {},
      's.sources.0 points to x.json, which is not here. (files are read from the brand’s folder only)',
    ],
    [
      'a circle',
      { ...source({ $ref: '#/$defs/a' }), $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
      {},
      '#/$defs/b points in a circle through #/$defs/a.',
    ],
  ])('%s', (_case, json, input, expected) => {
    expect(resolve(json, input).problems).toContain(expected);
  });
});

describe('a brand as a resolver document', () => {
  const mapping = { contract: { color: { bg: { brand: { $value: '{mine}' } } } } };
  const mine = (hex: string) => ({ mine: { $type: 'color', $value: color(hex) } });
  const json = {
    ...base,
    modifiers: { Scheme: { contexts: { Light: [mine('#7a1f5c')], Dark: [mine('#d06aa8')] } } },
    resolutionOrder: [{ $ref: '#/modifiers/Scheme' }, { type: 'set', name: 'mapping', sources: [mapping] }],
  };

  test('has its light and its dark colours from the contexts of those names', () => {
    const { light, dark, problems, warnings } = readTokens(json);
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [] });
    expect(light.get('color.bg.brand')).toEqual({ type: 'color', value: { hex: '#7a1f5c', alpha: 1 } });
    expect(dark.get('color.bg.brand')).toEqual({ type: 'color', value: { hex: '#d06aa8', alpha: 1 } });
  });

  test('needs a modifier for them', () => {
    const { problems } = readTokens({
      ...json,
      resolutionOrder: [{ type: 'set', name: 'a', sources: [mine('#7a1f5c'), mapping] }],
    });
    expect(told(problems)).toEqual([
      'the resolver has no modifier with the contexts light and dark. (name them "light" and "dark")',
    ]);
  });

  test('is told of names in "contract" that there are none of', () => {
    const slip = { contract: { color: { bg: { brands: { $value: '{mine}' } } } } };
    const { problems } = readTokens({
      ...json,
      resolutionOrder: [...json.resolutionOrder, { type: 'set', name: 'slip', sources: [slip] }],
    });
    expect(told(problems)).toEqual([
      'contract.color.bg.brands is not a token that any component reads. (did you mean "color.bg.brand"?)',
    ]);
  });
});
