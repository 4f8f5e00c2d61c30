import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv, { type AnySchema } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../compiler/format/document.ts';
import { makeReader } from '../compiler/format/reader.ts';
import { Findings } from '../compiler/problem.ts';
import { startTheme } from '../compiler/starter.ts';
import { themeNames } from '../vite.ts';
import { color, px, rem } from './values.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'));
const ajv = new Ajv({ strict: false });
addFormats(ajv);
for (const schema of read('published/dtcg/schemas.json') as unknown as AnySchema[]) ajv.addSchema(schema);
const schemas = 'https://www.designtokens.org/schemas/2025.10';
const isTokens = (json: unknown) => ajv.validate(`${schemas}/format.json`, json);
const isResolver = (json: unknown) => ajv.validate(`${schemas}/resolver.json`, json);

/** Whether our own reading has nothing to say. */
function isQuiet(json: Record<string, unknown>): boolean {
  const findings = new Findings();
  const document = readDocument(json, findings);
  const reader = makeReader(document, findings);
  for (const path of document.tokens.keys()) reader.read(path);
  return findings.problems.length + findings.warnings.length === 0;
}

describe('the schema of the format and our reading agree', () => {
  const valid: Record<string, unknown> = {
    color: color('#ff8000', 0.5),
    dimension: rem(1.5),
    fontFamily: ['Inter', 'sans-serif'],
    fontWeight: 'semi-bold',
    duration: { value: 200, unit: 'ms' },
    cubicBezier: [0.2, 0, 0, 1],
    number: 1.5,
    strokeStyle: { dashArray: [px(1), px(2)], lineCap: 'butt' },
    border: { color: color('#000000'), width: px(1), style: 'solid' },
    transition: {
      duration: { value: 1, unit: 's' },
      delay: { value: 0, unit: 'ms' },
      timingFunction: [0, 0, 1, 1],
    },
    shadow: [
      { color: color('#000000'), offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), inset: true },
    ],
    gradient: [
      { color: color('#000000'), position: 0 },
      { color: color('#ffffff'), position: 1 },
    ],
    typography: {
      fontFamily: 'Inter',
      fontSize: rem(1),
      fontWeight: 400,
      letterSpacing: px(0),
      lineHeight: 1.5,
    },
  };

  /** Every value with one part left out, or replaced by something else. */
  function brokenFrom(value: unknown): unknown[] {
    const others = [null, true, -1, 2000, 'nonsense', [], {}, '#ff8000', '16px'];
    if (Array.isArray(value))
      return [...others, ...value.flatMap((one, at) => brokenFrom(one).map((part) => value.with(at, part)))];
    if (typeof value !== 'object' || value === null) return others;
    const whole = value as Record<string, unknown>;
    return [
      ...others,
      { ...whole, more: 1 },
      ...Object.keys(whole).map((key) =>
        Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)),
      ),
      ...Object.entries(whole).flatMap(([key, one]) =>
        brokenFrom(one).map((part) => ({ ...whole, [key]: part })),
      ),
    ];
  }

  /** What is known to differ: the reading is stricter, by the format's own words. */
  const isStricter = ($type: string, $value: unknown) => {
    const text = JSON.stringify($value);
    // A hex has to be the colour that the components are, and a reference has to lead somewhere.
    return text.includes('"hex"') && ($type === 'color' || text.includes('components'));
  };

  test.each(Object.entries(valid))('on a %s', ($type, $value) => {
    expect([isTokens({ a: { $type, $value } }), isQuiet({ a: { $type, $value } })]).toEqual([true, true]);
    for (const broken of brokenFrom($value)) {
      const json = { a: { $type, $value: broken } };
      const [schema, ours] = [isTokens(json), isQuiet(json)];
      if (isStricter($type, broken)) expect({ broken, bad: !schema && ours }).toEqual({ broken, bad: false });
      else expect({ broken, ours }).toEqual({ broken, ours: schema });
    }
  });

  test.each([
    [
      'a group',
      { a: { $description: 'x', $extensions: {}, $deprecated: true, b: { $type: 'number', $value: 1 } } },
      true,
    ],
    ['a root', { a: { $root: { $type: 'number', $value: 1 } } }, true],
    ['an extension', { a: { b: { $type: 'number', $value: 1 } }, c: { $extends: '{a}' } }, true],
    ['a reference', { a: { $type: 'number', $value: 1 }, b: { $ref: '#/a' }, c: { $value: '{a}' } }, true],
    ['an unknown type', { a: { $type: 'numbers', $value: 1 } }, false],
    ['an unknown property', { a: { $type: 'number', $value: 1, $unit: 'px' } }, false],
    ['a part that is none', { a: { $type: 'number', $value: 1, unit: 'px' } }, false],
    ['a text for a group', { a: 'b' }, false],
    [
      'a value and a reference',
      { a: { $type: 'number', $value: 1, $ref: '#/b' }, b: { $type: 'number', $value: 1 } },
      false,
    ],
    ['a name with a brace', { 'a}': { $type: 'number', $value: 1 } }, false],
    ['a wrong extension', { a: { b: { $type: 'number', $value: 1 } }, c: { $extends: 'a' } }, false],
  ])('on %s', (_case, json, expected) => {
    expect([isTokens(json), isQuiet(json)]).toEqual([expected, expected]);
  });
});

describe('what is written here is of the format', () => {
  test.each(themeNames())('%s', (name) => {
    expect([isTokens(read(`../${name}/tokens.json`)), ajv.errors]).toEqual([true, null]);
  });

  test('a brand that was just started', () => {
    const tokens =
      startTheme({ name: 'acme', colors: ['#7a1f5c'], character: 'round' }).get('tokens.json') ?? '';
    expect([isTokens(JSON.parse(tokens)), ajv.errors]).toEqual([true, null]);
  });

  test.each(['meteor', 'primer'])('the resolver and the mapping for %s', (name) => {
    expect([isResolver(read(`published/${name}/resolver.json`)), ajv.errors]).toEqual([true, null]);
    expect([isTokens(read(`published/${name}/mapping.tokens.json`)), ajv.errors]).toEqual([true, null]);
    expect(readdirSync(join(root, 'published', name))).toContain('LICENSE');
  });
});
