import type { Random } from '../random.ts';

/** Texts that programs stumble over. */
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'null',
  'undefined',
  'true',
  'constructor',
  '__proto__',
  'toString',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%',
  '%00',
  '\u0000',
  'abc\u0000def',
  'a e i o u '.repeat(20),
  '\ud800',
  '\u202e',
  'e\u0301́́',
  '🙂'.repeat(50),
  'a'.repeat(300),
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '2026-03-02T12:00:00.000Z',
  'ana.souza@decola.com.br',
  '529.982.247-25',
  '$.id',
  '[]',
  '{}',
] as const;

const numbers = [
  0,
  -0,
  -1,
  1,
  2,
  0.5,
  1e21,
  -1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  Number.MIN_VALUE,
  999_999_999_999_999,
] as const;

export const hostileText = (random: Random): string =>
  random.chance(0.01)
    ? 'ã'.repeat(random.whole(5_000, 60_000))
    : random.chance(0.02)
      ? manyWords
      : random.pick(texts);

/** As many words as a statement may have conditions. */
const manyWords = 'a e i o u '.repeat(200);

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { a: value };
  return value;
};

/** A value of any kind, most often of the wrong one. */
export const hostileValue = (random: Random): unknown => {
  switch (random.whole(0, 8)) {
    case 0:
      return null;
    case 1:
      return random.pick(numbers);
    case 2:
    case 3:
      return hostileText(random);
    case 4:
      return random.chance(0.5);
    case 5:
      return Array.from({ length: random.pick([0, 1, 3, 300] as const) }, () => random.pick(numbers));
    case 6:
      return JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"length":1}');
    case 7:
      return nested(random.pick([2, 20, 500, 10_000] as const));
    default:
      return {};
  }
};

/** Part of an address, as it travels: escaped well or not at all. */
export const hostileSegment = (random: Random): string => {
  const raw = [
    '%',
    '%00',
    '%2e%2e',
    '%E0%A4',
    '0',
    '00',
    '-1',
    '1.5',
    '1e3',
    '999999999999999',
    '9'.repeat(30),
  ];
  return random.chance(0.5) ? (raw[random.whole(0, raw.length - 1)] ?? '%') : encoded(random.pick(texts));
};

/** Escaped; a half of a pair of surrogates, which cannot be, as the sign that stands for it. */
export const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
