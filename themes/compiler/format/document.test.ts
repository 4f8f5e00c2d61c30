import { describe, expect, test } from 'vitest';
import { color, px, told } from '../../testing/values.ts';
import { Findings } from '../problem.ts';
import { readDocument } from './document.ts';
import { makeReader } from './reader.ts';

/** Every token's value by path, and what was told. */
function readAll(json: Record<string, unknown>) {
  const findings = new Findings();
  const document = readDocument(json, findings);
  const reader = makeReader(document, findings);
  const values = Object.fromEntries(
    [...document.tokens.keys()].map((path) => {
      const value = reader.read(path)?.value;
      return [path, value && 'value' in value ? value.value : value?.type];
    }),
  );
  return { values, problems: told(findings.problems), warnings: told(findings.warnings) };
}

const one = { $type: 'number', $value: 1 };
const two = { $type: 'number', $value: 2 };

describe('a type', () => {
  test('comes from the token, the token that it stands for, or the nearest group, in this order', () => {
    const { values, problems } = readAll({
      g: {
        $type: 'dimension',
        a: { $value: px(1) },
        b: one,
        c: { $value: '{g.b}' },
        h: { d: { $value: px(2) } },
      },
    });
    expect(values).toEqual({ 'g.a': 1, 'g.b': 1, 'g.c': 1, 'g.h.d': 2 });
    expect(problems).toEqual([]);
  });

  test.each([
    [{ a: { $value: 1 } }, 'a has no "$type", and no group above it has one.'],
    [
      { a: { $type: 'numbers', $value: 1 } },
      'a has the type "numbers", which the format does not know. (did you mean "number"?)',
    ],
    [{ a: { $type: 'toString', $value: 1 } }, 'a has the type "toString", which the format does not know.'],
    [{ a: { $type: 4, $value: 1 } }, 'a has a "$type" that is no text.'],
  ])('is told where it is none: %j', (json, expected) => {
    expect(readAll(json).problems).toContain(expected);
  });
});

describe('values of each type', () => {
  test.each([
    ['fontWeight', 1, 1],
    ['fontWeight', 1000, 1000],
    ['fontWeight', 'thin', 100],
    ['fontWeight', 'hairline', 100],
    ['fontWeight', 'extra-light', 200],
    ['fontWeight', 'ultra-light', 200],
    ['fontWeight', 'light', 300],
    ['fontWeight', 'normal', 400],
    ['fontWeight', 'regular', 400],
    ['fontWeight', 'book', 400],
    ['fontWeight', 'medium', 500],
    ['fontWeight', 'semi-bold', 600],
    ['fontWeight', 'demi-bold', 600],
    ['fontWeight', 'bold', 700],
    ['fontWeight', 'extra-bold', 800],
    ['fontWeight', 'ultra-bold', 800],
    ['fontWeight', 'black', 900],
    ['fontWeight', 'heavy', 900],
    ['fontWeight', 'extra-black', 950],
    ['fontWeight', 'ultra-black', 950],
    ['fontFamily', 'Inter', ['Inter']],
    ['fontFamily', ['Inter', 'serif'], ['Inter', 'serif']],
    ['duration', { value: 0.2, unit: 's' }, 0.2],
    ['cubicBezier', [0, -5, 1, 5], [0, -5, 1, 5]],
    ['number', -1.5, -1.5],
    ['dimension', { value: -2, unit: 'rem' }, -2],
    ['strokeStyle', 'dotted', 'strokeStyle'],
  ])('%s %j', ($type, $value, expected) => {
    expect(readAll({ a: { $type, $value } })).toEqual({
      values: { a: expected },
      problems: [],
      warnings: [],
    });
  });

  test.each([
    ['fontWeight', 0, 'it is 0'],
    ['fontWeight', 1001, 'it is 1001'],
    ['fontWeight', 'boldish', 'it is "boldish"'],
    ['fontWeight', 'constructor', 'it is "constructor"'],
    ['fontFamily', [], 'it names no font'],
    ['fontFamily', ['Inter', 4], '1 is 4'],
    ['dimension', { value: 1, unit: 'em' }, 'unit is "em"; it is px or rem'],
    ['dimension', { value: '1', unit: 'px' }, 'value is "1"; it is a number'],
    ['dimension', { value: 1, unit: 'px', min: 0 }, 'min is no part of it'],
    ['dimension', { value: 1 }, 'unit is missing; it is px or rem'],
    ['duration', { value: 1, unit: 'px' }, 'unit is "px"; it is ms or s'],
    ['cubicBezier', [0, 0, 1], 'it is no list of four numbers'],
    ['cubicBezier', [-0.1, 0, 1, 1], '0 is -0.1; it is 0 to 1'],
    ['cubicBezier', [0, 0, 1.1, 1], '2 is 1.1; it is 0 to 1'],
    ['cubicBezier', [0, 'a', 1, 1], '1 is "a"'],
    ['number', 'one', 'it is "one"'],
    ['shadow', [], 'it holds no shadow'],
    ['shadow', { color: color('#000000'), offsetX: px(0), offsetY: px(0), blur: px(0) }, 'spread is missing'],
    [
      'shadow',
      [{ color: color('#000000'), offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(0), inset: 'yes' }],
      '0.inset is "yes"; it is true or false',
    ],
    ['strokeStyle', 'wavy', 'it is "wavy"'],
    ['strokeStyle', { dashArray: [], lineCap: 'round' }, 'dashArray is a list of dimensions'],
    [
      'strokeStyle',
      { dashArray: [px(1)], lineCap: 'flat' },
      'lineCap is "flat"; it is round, butt or square',
    ],
    ['border', { color: color('#000000'), width: px(1), style: 'wavy' }, 'style is "wavy"'],
    ['gradient', [{ color: color('#000000'), position: 1.2 }], '0.position is 1.2; it is 0 to 1'],
    [
      'transition',
      { duration: { value: 1, unit: 's' }, delay: { value: 0, unit: 's' } },
      'timingFunction is missing',
    ],
  ])('%s %j: %s', ($type, $value, expected) => {
    expect(readAll({ a: { $type, $value } }).problems[0]).toContain(
      `a is not a valid ${$type}: ${expected}.`,
    );
  });

  test.each(['x";background-image:url(https://evil.example);--a:"', 'a\\', 'a\nb', 'a\u007f'])(
    'fontFamily %j: no name of a font',
    (name) => {
      expect(readAll({ a: { $type: 'fontFamily', $value: ['Inter', name] } }).problems[0]).toContain(
        `a is not a valid fontFamily: 1 is ${JSON.stringify(name)}; the name of a font holds no quotation mark, backslash or line break.`,
      );
    },
  );
});

describe('the structure of a file', () => {
  test.each([
    [
      'a text where a group should be',
      { a: { b: 'c' } },
      'a.b should be a group or a token with a "$value".',
    ],
    [
      'an export without signs',
      { a: { value: '#fff', type: 'color' } },
      'a.value should be a group or a token with a "$value". (an older export? The format writes "$value")',
    ],
    [
      'a name with a full stop',
      { 'a.b': one },
      'a.b has a name with ".", which references need for themselves.',
    ],
    ['a name with a brace', { 'a{b': one }, 'a{b has a name with "{", which references need for themselves.'],
    [
      'a token in a token',
      { a: { ...one, b: two } },
      'a is a token and holds "b"; a token holds no other. (a group’s own value is named "$root")',
    ],
    [
      'a root without a value',
      { a: { $root: { b: one } } },
      'a.$root has no "$value"; "$root" is the token of its group.',
    ],
    [
      'an unknown property',
      { a: { ...one, $descripton: 'x' } },
      'a has "$descripton", which the format does not know. (did you mean "$description"?)',
    ],
    [
      'a value and a reference',
      { a: { ...one, $ref: '#/b' }, b: one },
      'a has both "$value" and "$ref"; a token has one of them.',
    ],
    [
      'a description that is none',
      { a: { ...one, $description: 4 } },
      'a has a "$description" that is no text.',
    ],
    [
      'extensions that are none',
      { a: { ...one, $extensions: [] } },
      'a has "$extensions" that are no object.',
    ],
    [
      'a deprecation that is none',
      { a: { ...one, $deprecated: 4 } },
      'a has a "$deprecated" that is neither true, false nor a reason.',
    ],
    [
      'a token as the file',
      { $value: 1, $type: 'number' },
      'the file is one token; tokens stand in it by name.',
    ],
  ])('%s is told', (_case, json, expected) => {
    expect(readAll(json).problems).toContain(expected);
  });

  test('a deprecation holds for the tokens below, unless one says otherwise', () => {
    const findings = new Findings();
    const { tokens } = readDocument(
      { $deprecated: 'old', a: one, g: { $deprecated: true, b: one, c: { ...one, $deprecated: false } } },
      findings,
    );
    expect([...tokens.values()].map(({ path, deprecated }) => [path, deprecated])).toEqual([
      ['a', 'old'],
      ['g.b', ''],
      ['g.c', undefined],
    ]);
  });
});

describe('a group that extends another', () => {
  const base = { $type: 'number', a: { $value: 1 }, in: { b: { $value: 2 }, c: { $value: 3 } } };
  test.each([
    [
      'has its tokens',
      { base, more: { $extends: '{base}' } },
      { 'more.a': 1, 'more.in.b': 2, 'more.in.c': 3 },
    ],
    ['by pointer too', { base, more: { $extends: '#/base/in' } }, { 'more.b': 2, 'more.c': 3 }],
    ['as JSON Schema says it too', { base, more: { $ref: '#/base/in' } }, { 'more.b': 2, 'more.c': 3 }],
    [
      'keeps its own, deep down',
      { base, more: { $extends: '{base}', in: { b: { $value: 5 }, d: two } } },
      { 'more.a': 1, 'more.in.b': 5, 'more.in.c': 3, 'more.in.d': 2 },
    ],
    [
      'replaces a token by a group',
      { base: { in: one }, more: { $extends: '{base}', in: { b: two } } },
      { 'base.in': 1, 'more.in.b': 2 },
    ],
    [
      'replaces a group by a token',
      { base, more: { $extends: '{base}', in: two } },
      { 'more.a': 1, 'more.in': 2 },
    ],
    [
      'over several',
      { base, more: { $extends: '{base}', a: two }, most: { $extends: '{more}', in: { c: two } } },
      { 'more.a': 2, 'more.in.b': 2, 'more.in.c': 3, 'most.a': 2, 'most.in.b': 2, 'most.in.c': 2 },
    ],
    [
      'inside one that extends',
      { base, more: { $extends: '{base}' }, other: { $extends: '{more.in}' } },
      { 'more.a': 1, 'more.in.b': 2, 'more.in.c': 3, 'other.b': 2, 'other.c': 3 },
    ],
    [
      'with its root',
      { base: { $root: one }, more: { $extends: '{base}' } },
      { 'base.$root': 1, 'more.$root': 1 },
    ],
  ])('%s', (_case, json, expected) => {
    const { values, problems } = readAll(json);
    expect(problems).toEqual([]);
    const others = Object.entries(values).filter(([path]) => !path.startsWith('base.') || path in expected);
    expect(Object.fromEntries(others)).toEqual(expected);
  });

  test.each([
    ['itself', { a: { $extends: '{a}' } }, 'a extends {a} in a circle. (a group cannot hold itself)'],
    [
      'the group that it is in',
      { a: { b: { $extends: '{a}' }, c: one } },
      'a.b extends {a} in a circle. (a group cannot hold itself)',
    ],
    [
      'one that extends it',
      { a: { $extends: '{b}', x: one }, b: { $extends: '{a}', y: one } },
      'a extends {b} in a circle. (a group cannot hold itself)',
    ],
    [
      'one that holds a group that extends it',
      { a: { x: { $extends: '{b}' } }, b: { y: { $extends: '{a}' } } },
      'a.x extends {b} in a circle. (a group cannot hold itself)',
    ],
    [
      'a token',
      { a: { $extends: '{b}' }, b: one },
      'a extends {b}, which is a token; only groups can be extended.',
    ],
    [
      'nothing',
      { a: { $extends: '{base2}' }, base1: { b: one } },
      'a extends {base2}, which does not exist. (did you mean "base1"?)',
    ],
    [
      'no reference',
      { a: { $extends: 'base' }, base: { b: one } },
      'a extends "base", which is no reference to a group. (write "{group.name}")',
    ],
  ])('told: %s', (_case, json, expected) => {
    expect(readAll(json).problems).toContain(expected);
  });
});

test('a group that cannot be extended adds nothing', () => {
  expect(readAll({ a: { b: { $extends: '{a}' }, c: one } }).values).toEqual({ 'a.c': 1 });
});

describe('drafts before 2025.10 are read with a warning', () => {
  test.each([
    ['color', '#ff8000', { hex: '#ff8000', alpha: 1 }],
    ['color', '#f80', { hex: '#ff8800', alpha: 1 }],
    ['color', '#ff800080', { hex: '#ff8000', alpha: 128 / 255 }],
    ['color', 'rgba(255, 128, 0, 0.5)', { hex: '#ff8000', alpha: 0.5 }],
    ['color', { r: 1, g: 0, b: 0, a: 0.5 }, { hex: '#ff0000', alpha: 0.5 }],
    ['dimension', '16px', 16],
    ['dimension', '.5rem', 0.5],
    ['dimension', '0', 0],
    ['dimension', 16, 16],
    ['spacing', '16', 16],
    ['duration', '200ms', 200],
    ['fontWeights', 'Semi Bold', 600],
    ['fontWeight', 'ExtraBold', 800],
    ['fontWeight', 'Semibold', 600],
    ['fontWeight', '450', 450],
    ['fontFamilies', 'Noto Sans, sans-serif', ['Noto Sans', 'sans-serif']],
    ['opacity', '0.5', 0.5],
    ['float', 4, 4],
    [
      'boxShadow',
      { x: '0', y: '1', blur: '2px', spread: 0, color: '#00000080', type: 'innerShadow' },
      [
        {
          color: { hex: '#000000', alpha: 128 / 255 },
          offsetX: 0,
          offsetY: 1,
          blur: 2,
          spread: 0,
          inset: true,
        },
      ],
    ],
  ])('%s %j', ($type, $value, expected) => {
    const { values, problems, warnings } = readAll({ a: { $type, $value } });
    expect({ values, problems }).toEqual({ values: { a: expected }, problems: [] });
    expect(warnings[0]).toMatch(/^a is written as drafts before 2025\.10 wrote it: /);
  });

  test.each([
    ['color', 'reddish'],
    ['dimension', '16em'],
    ['dimension', '100%'],
    ['fontWeight', 'Fat'],
  ])('%s %j is none', ($type, $value) => {
    expect(readAll({ a: { $type, $value } }).problems[0]).toContain(`a is not a valid ${$type}`);
  });

  test('what the format has no place for is left aside, and told to whoever needs it', () => {
    const json = { a: { $type: 'string', $value: 'x' }, b: { $value: '{a}' }, $themes: [] };
    expect(readAll(json)).toEqual({
      values: { a: undefined, b: undefined },
      problems: ['b points to {a}, which cannot be used.'],
      warnings: [
        'the file has $themes of Tokens Studio, which are left aside.',
        'a has the type "string", which the format does not know; it is left aside.',
      ],
    });
  });
});
