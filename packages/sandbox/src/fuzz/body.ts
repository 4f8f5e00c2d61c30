import type { Random } from '../random.ts';
import { hostileText, hostileValue } from './hostile.ts';

/** What is looked at of a schema; it describes itself (valibot). */
type Described = {
  type: string;
  wrapped?: Described;
  item?: Described;
  entries?: Record<string, Described>;
  options?: unknown[];
  literal?: unknown;
  pipe?: Described[];
};

/** A body that the schema may accept: every choice is left to chance. */
export const likely = (schema: unknown, random: Random, idFor: () => number): unknown => {
  const { type, wrapped, item, entries, options = [], literal } = schema as Described;
  const of = (inner: unknown) => likely(inner, random, idFor);
  switch (type) {
    case 'optional':
    case 'nullish':
    case 'nullable':
    case 'exact_optional':
    case 'undefinedable':
      return random.chance(0.25) ? (type === 'nullable' ? null : undefined) : of(wrapped);
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(Object.entries(entries ?? {}).map(([name, entry]) => [name, of(entry)]));
    case 'array':
      return Array.from({ length: random.whole(0, 4) }, () => of(item));
    case 'string':
      return random.pick([
        'Anotação',
        'Bom',
        '2000-01-31',
        'Decolar@2027',
        '01310-100',
        'a@b.com.br',
      ] as const);
    case 'number':
      return random.chance(0.5) ? idFor() : random.whole(1, 5);
    case 'boolean':
      return random.chance(0.5);
    case 'picklist':
      return options[random.whole(0, options.length - 1)];
    case 'literal':
      return literal;
    case 'union':
    case 'variant':
      return of(options[random.whole(0, options.length - 1)]);
    default:
      return hostileText(random);
  }
};

/** Names that nobody may set from outside. */
const forbidden = [
  'id',
  'userId',
  'decoins',
  'userType',
  'isFinished',
  'hash',
  '__proto__',
  'constructor',
  'then',
];

/** The same with something wrong: a field changed, missing or too much, anywhere in it. */
export const spoilt = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random);
  const names = Object.keys(value);
  const name = names[random.whole(0, Math.max(0, names.length - 1))];
  if (Array.isArray(value)) return [...value, hostileValue(random)];
  const copy: Record<string, unknown> = { ...value };
  switch (random.whole(0, 3)) {
    case 0:
      if (name !== undefined) delete copy[name];
      return copy;
    case 1: {
      const extra = forbidden[random.whole(0, forbidden.length - 1)] ?? 'id';
      Object.defineProperty(copy, extra, { value: hostileValue(random), enumerable: true });
      return copy;
    }
    default:
      if (name !== undefined) copy[name] = spoilt(copy[name], random);
      return copy;
  }
};

/** Bytes that are no JSON, or JSON in another dress. */
export const brokenBytes = (text: string, random: Random): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text);
  switch (random.whole(0, 6)) {
    case 0:
      return bytes.slice(0, random.whole(0, bytes.length));
    case 1:
      return Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]);
    case 2:
      return Uint8Array.from([0xff, 0xfe, ...[...bytes].flatMap((byte) => [byte, 0])]);
    case 3:
      return bytes.map((byte) => (random.chance(0.05) ? 0xc0 : byte));
    case 4:
      return new Uint8Array(random.pick([0, 1, 64] as const));
    case 5:
      return new TextEncoder().encode(`${'['.repeat(20_000)}`);
    default:
      return new TextEncoder().encode(`${text}${text}`);
  }
};
