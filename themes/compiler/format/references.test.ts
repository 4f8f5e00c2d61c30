import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { color, px, told } from '../../testing/values.ts';
import { Findings } from '../problem.ts';
import { readDocument } from './document.ts';
import { makeReader } from './reader.ts';

/** The value of a token as JSON, and what was told. */
function read(json: Record<string, unknown>, path: string) {
  const findings = new Findings();
  const found = makeReader(readDocument(json, findings), findings).read(path);
  return { value: found?.value, problems: told(findings.problems) };
}

const number = (value: unknown) => ({ $type: 'number', $value: value });
const orange = { $type: 'color', $value: color('#ff8000') };
const orangeValue = { type: 'color', value: { hex: '#ff8000', alpha: 1 }, mapped: false };

describe('a reference is followed', () => {
  test.each([
    ['to a token', { a: orange, b: { $value: '{a}' } }, 'b', orangeValue],
    ['over several tokens', { a: orange, b: { $value: '{c}' }, c: { $value: '{a}' } }, 'b', orangeValue],
    ['by pointer to a token', { a: orange, b: { $ref: '#/a' } }, 'b', orangeValue],
    [
      'by pointer to a value',
      { a: orange, b: { $type: 'color', $value: { $ref: '#/a/$value' } } },
      'b',
      orangeValue,
    ],
    ['to the root of a group', { g: { $root: orange }, b: { $value: '{g.$root}' } }, 'b', orangeValue],
    [
      'to a component',
      { a: orange, b: { $type: 'number', $value: { $ref: '#/a/$value/components/0' } } },
      'b',
      { type: 'number', value: 1 },
    ],
    [
      'inside a list of components',
      {
        a: orange,
        b: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0, { $ref: '#/a/$value/components/0' }, 0] },
        },
      },
      'b',
      { type: 'color', value: { hex: '#00ff00', alpha: 1 }, mapped: false },
    ],
    [
      'inside a dimension',
      { a: number(12), b: { $type: 'dimension', $value: { value: '{a}', unit: 'px' } } },
      'b',
      { type: 'dimension', value: 12, unit: 'px' },
    ],
    [
      'through a token that is a reference itself',
      { a: orange, b: { $value: '{a}' }, c: number({ $ref: '#/b/$value/components/0' }), d: { $ref: '#/c' } },
      'd',
      { type: 'number', value: 1 },
    ],
    [
      'past a token that is a pointer',
      { a: orange, b: { $ref: '#/a' }, c: number({ $ref: '#/b/$value/components/0' }) },
      'c',
      { type: 'number', value: 1 },
    ],
    [
      'with names that pointers have to escape',
      { 'a/b~c d': orange, b: { $ref: '#/a~1b~0c%20d' } },
      'b',
      orangeValue,
    ],
    [
      'in a list of fonts',
      {
        a: { $type: 'fontFamily', $value: 'Inter' },
        b: { $type: 'fontFamily', $value: [{ $ref: '#/a/$value' }, 'sans-serif'] },
      },
      'b',
      { type: 'fontFamily', value: ['Inter', 'sans-serif'] },
    ],
  ])('%s', (_case, json, path, value) => {
    expect(read(json, path)).toEqual({ value, problems: [] });
  });

  test('in every part of a shadow, and to a whole shadow in a list of them', () => {
    const drawn = { color: '{a}', offsetX: '{s}', offsetY: px(1), blur: '{s}', spread: px(0) };
    const one = {
      color: { hex: '#ff8000', alpha: 1 },
      offsetX: 4,
      offsetY: 1,
      blur: 4,
      spread: 0,
      inset: false,
    };
    const json = {
      a: orange,
      s: { $type: 'dimension', $value: px(4) },
      one: { $type: 'shadow', $value: drawn },
      two: { $type: 'shadow', $value: ['{one}', { ...drawn, inset: true }] },
    };
    expect(read(json, 'two')).toEqual({
      value: { type: 'shadow', value: [one, { ...one, inset: true }] },
      problems: [],
    });
  });

  test('in the parts of borders, transitions, typography and gradients', () => {
    const json = {
      c: orange,
      d: { $type: 'dimension', $value: px(4) },
      t: { $type: 'duration', $value: { value: 100, unit: 'ms' } },
      border: { $type: 'border', $value: { color: '{c}', width: '{d}', style: 'solid' } },
      dashed: {
        $type: 'border',
        $value: { color: '{c}', width: '{d}', style: { dashArray: ['{d}', px(2)], lineCap: 'round' } },
      },
      transition: {
        $type: 'transition',
        $value: { duration: '{t}', delay: '{t}', timingFunction: [0, 0, 1, 1] },
      },
      gradient: {
        $type: 'gradient',
        $value: [
          { color: '{c}', position: 0 },
          { color: { $ref: '#/c/$value' }, position: 1 },
        ],
      },
      text: {
        $type: 'typography',
        $value: {
          fontFamily: ['Inter'],
          fontSize: '{d}',
          fontWeight: 'bold',
          letterSpacing: '{d}',
          lineHeight: 1.5,
        },
      },
    };
    for (const path of ['border', 'dashed', 'transition', 'gradient', 'text'])
      expect(read(json, path)).toEqual({
        value: { type: path === 'dashed' ? 'border' : path === 'text' ? 'typography' : path },
        problems: [],
      });
  });
});

describe('a reference that leads nowhere is told', () => {
  test.each([
    [
      'no such token',
      { a: { $value: '{colour}' }, color: orange },
      'a points to {colour}, which does not exist. (did you mean "color"?)',
    ],
    [
      'a group',
      { a: { $value: '{g}' }, g: { $root: orange } },
      'a points to {g}, which is a group. (its own value is {g.$root})',
    ],
    ['no such place', { a: number({ $ref: '#/b/$value' }) }, 'a points to #/b/$value, which does not exist.'],
    [
      'a group by pointer',
      { a: number({ $ref: '#/g' }), g: { b: orange } },
      'a points to #/g, which is a group.',
    ],
    [
      'no such component',
      { a: number({ $ref: '#/c/$value/components/3' }), c: orange },
      'a points to #/c/$value/components/3, which does not exist.',
    ],
    [
      'what every object has',
      { a: number({ $ref: '#/c/constructor' }), c: orange },
      'a points to #/c/constructor, which does not exist.',
    ],
    [
      'a sum',
      { a: { $type: 'dimension', $value: '{b} * 2' }, b: { $type: 'dimension', $value: px(1) } },
      'a holds "{b} * 2", which is no reference. (a reference is the whole text: "{group.token}")',
    ],
    [
      'a broken sign',
      { a: { $type: 'color', $value: '{b' } },
      'a holds "{b", which is no reference. (a reference is the whole text: "{group.token}")',
    ],
    [
      'a pointer without its sign',
      { a: number({ $ref: 'b/$value' }) },
      'a holds "b/$value", which is no JSON pointer. (write { "$ref": "#/group/token/$value" })',
    ],
    [
      'another type',
      { a: { $type: 'dimension', $value: '{c}' }, c: orange },
      'a says that it is a dimension, but {c} is a color.',
    ],
  ])('%s', (_case, json, expected) => {
    expect(read(json, 'a')).toEqual({ value: undefined, problems: [expected] });
  });

  test.each([
    ['of one', { a: { $value: '{a}' } }, ['a points in a circle: {a} → {a}.']],
    [
      'of three, at each of them',
      { a: { $value: '{b}' }, b: { $value: '{c}' }, c: { $value: '{a}' } },
      [
        'a points in a circle: {a} → {b} → {c} → {a}.',
        'b points in a circle: {a} → {b} → {c} → {a}.',
        'c points in a circle: {a} → {b} → {c} → {a}.',
      ],
    ],
    [
      'inside values',
      {
        a: { $type: 'dimension', $value: { value: '{b}', unit: 'px' } },
        b: number({ $ref: '#/a/$value/value' }),
      },
      ['b points in a circle: {b} → {b}.'],
    ],
    ['of a pointer to itself', { a: number({ $ref: '#/a/$value' }) }, ['a points in a circle: {a} → {a}.']],
    [
      'of a pointer to a part of itself that holds it',
      { a: { $type: 'fontFamily', $value: [{ $ref: '#/a/$value/0' }] } },
      ['a points in a circle through #/a/$value/0.'],
    ],
  ])('a circle %s', (_case, json, expected) => {
    const { value, problems } = read(json, 'a');
    expect(value).toBeUndefined();
    expect(problems).toEqual(expected);
  });
});

describe('any web of references', () => {
  /** Tokens by number; each points to one before it, or is a number itself. */
  const webs = fc.array(fc.nat({ max: 1000 }), { minLength: 2, maxLength: 30 });
  const tokensOf = (web: readonly number[]) =>
    Object.fromEntries(
      web.map((pick, at) => {
        const target = at === 0 ? undefined : `t${pick % at}`;
        if (target === undefined || pick % 5 === 0) return [`t${at}`, number(at)];
        if (pick % 3 === 0) return [`t${at}`, { $ref: `#/${target}` }];
        return [
          `t${at}`,
          pick % 2 === 0 ? { $value: `{${target}}` } : number({ $ref: `#/${target}/$value` }),
        ];
      }),
    );
  const endOf = (web: readonly number[], at: number): number => {
    const pick = web[at] ?? 0;
    return at === 0 || pick % 5 === 0 ? at : endOf(web, pick % at);
  };

  test('ends where it should, with nothing told', () => {
    fc.assert(
      fc.property(webs, (web) => {
        const last = web.length - 1;
        expect(read(tokensOf(web), `t${last}`)).toEqual({
          value: { type: 'number', value: endOf(web, last) },
          problems: [],
        });
      }),
      { numRuns: 200, seed: 2026 },
    );
  });

  test('is told as a circle once its end points back', () => {
    fc.assert(
      fc.property(webs, fc.boolean(), (web, byPointer) => {
        const last = web.length - 1;
        const end = endOf(web, last);
        const back = byPointer ? number({ $ref: `#/t${last}/$value` }) : { $value: `{t${last}}` };
        const { value, problems } = read({ ...tokensOf(web), [`t${end}`]: back }, `t${last}`);
        expect(value).toBeUndefined();
        expect(problems.some((one) => one.includes('in a circle'))).toBe(true);
      }),
      { numRuns: 200, seed: 2026 },
    );
  });
});
