import { tokens as contract, type TokenType } from '@student/ui/theme/contract.ts';
import type { Color } from './color.ts';

/** Something wrong with a brand, in words its team understands. `where` is a token's path or a file. */
export interface Problem {
  where: string;
  says: string;
  /** What would mend it, where that is known. */
  hint?: string;
}

export type SchemeName = 'light' | 'dark';

/** One shadow of a `shadow` token, lengths in px. */
export interface Shadow {
  color: Color;
  offsetX: number;
  offsetY: number;
  blur: number;
  spread: number;
  inset: boolean;
}

/** A token's value once its aliases are followed. */
export type Value =
  | { type: 'color'; value: Color }
  | { type: 'dimension'; value: number; unit: 'px' | 'rem' }
  | { type: 'duration'; value: number; unit: 'ms' | 's' }
  | { type: 'cubicBezier'; value: readonly number[] }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight' | 'number'; value: number }
  | { type: 'shadow'; value: readonly Shadow[] };

/** What a brand's `tokens.json` says for each path of the contract, in both schemes. */
export interface ReadTokens {
  light: ReadonlyMap<string, Value>;
  dark: ReadonlyMap<string, Value>;
  problems: readonly Problem[];
}

interface RawToken {
  path: string;
  type: string | undefined;
  value: unknown;
}

/**
 * Reads a `tokens.json` in the W3C Design Tokens format (2025.10). Four groups: `primitive` is the brand's own business;
 * `shared` holds contract tokens that are the same in both schemes; `light` and `dark` hold the rest. Aliases are written
 * `{primitive.brand.600}`. Never throws: everything wrong is a {@link Problem} (missing, unknown and unused tokens, wrong
 * kinds, aliases to nowhere or in a circle).
 */
export function readTokens(json: unknown): ReadTokens {
  const problems: Problem[] = [];
  if (!isRecord(json)) {
    return {
      light: new Map(),
      dark: new Map(),
      problems: [{ where: 'tokens.json', says: 'is not a JSON object.' }],
    };
  }
  const raw = new Map<string, RawToken>();
  for (const [key, group] of Object.entries(json)) {
    if (key.startsWith('$')) continue;
    if (!['primitive', 'shared', 'light', 'dark'].includes(key)) {
      problems.push({ where: key, says: 'is not one of the groups primitive, shared, light and dark.' });
    } else collect(group, [key], undefined, raw, problems);
  }
  const used = new Set<string>();
  const read = (scheme: SchemeName) => {
    const values = new Map<string, Value>();
    for (const { path, type } of contract) {
      if (type === 'image') continue;
      const token = raw.get(`${scheme}.${path}`) ?? raw.get(`shared.${path}`);
      if (!token) {
        problems.push({ where: `${scheme}.${path}`, says: `is missing: components read ${type} "${path}".` });
        continue;
      }
      const value = resolve(token, type, raw, used, problems);
      if (value) values.set(path, value);
    }
    return values;
  };
  const known = new Set(contract.map(({ path }) => path));
  for (const { path } of raw.values()) {
    const [group, ...rest] = path.split('.');
    if (group !== 'primitive' && !known.has(rest.join('.'))) {
      problems.push({
        where: path,
        says: 'is not a token that any component reads.',
        ...nearest(rest.join('.'), known),
      });
    }
  }
  const [light, dark] = [read('light'), read('dark')];
  for (const { path } of raw.values()) {
    if (path.startsWith('primitive.') && !used.has(path))
      problems.push({ where: path, says: 'is never used.' });
  }
  return { light, dark, problems: unique(problems) };
}

function collect(
  node: unknown,
  path: readonly string[],
  inherited: string | undefined,
  into: Map<string, RawToken>,
  problems: Problem[],
): void {
  const where = path.join('.');
  if (!isRecord(node)) {
    problems.push({ where, says: 'should be a group or a token with a "$value".' });
    return;
  }
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  if ('$value' in node) {
    into.set(where, { path: where, type, value: node.$value });
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    if (!key.startsWith('$')) collect(child, [...path, key], type, into, problems);
  }
}

const alias = /^\{([^{}]+)\}$/;

function resolve(
  token: RawToken,
  type: TokenType,
  raw: ReadonlyMap<string, RawToken>,
  used: Set<string>,
  problems: Problem[],
): Value | undefined {
  const end = follow(token, raw, used, problems);
  if (!end) return undefined;
  if (end.type !== undefined && end.type !== type) {
    problems.push({ where: token.path, says: `should be a ${type}, but ${end.path} is a ${end.type}.` });
    return undefined;
  }
  if (end.type === undefined) {
    problems.push({ where: end.path, says: 'has no "$type", and no group above it has one.' });
    return undefined;
  }
  const parsed = parse(end.value, type, (name, kind) => {
    const target = raw.get(name);
    if (!target) return undefined;
    used.add(name);
    return resolve(target, kind, raw, used, problems);
  });
  if (!parsed) problems.push({ where: end.path, says: `is not a valid ${type}.`, hint: examples[type] });
  return parsed;
}

function follow(
  token: RawToken,
  raw: ReadonlyMap<string, RawToken>,
  used: Set<string>,
  problems: Problem[],
): RawToken | undefined {
  const seen = new Set<string>([token.path]);
  let here = token;
  for (;;) {
    const target = typeof here.value === 'string' ? alias.exec(here.value)?.[1] : undefined;
    if (target === undefined) return here;
    const next = raw.get(target);
    if (!next) {
      const hint = nearest(target, new Set(raw.keys()));
      problems.push({ where: here.path, says: `points to {${target}}, which does not exist.`, ...hint });
      return undefined;
    }
    if (seen.has(target)) {
      problems.push({ where: here.path, says: `points in a circle through {${target}}.` });
      return undefined;
    }
    seen.add(target);
    used.add(target);
    here = next;
  }
}

type Lookup = (name: string, type: TokenType) => Value | undefined;

function parse(value: unknown, type: TokenType, lookup: Lookup): Value | undefined {
  switch (type) {
    case 'color': {
      const color = parseColor(value);
      return color && { type, value: color };
    }
    case 'dimension': {
      const size = parseUnit(value, ['px', 'rem']);
      return size && { type, value: size.value, unit: size.unit };
    }
    case 'duration': {
      const time = parseUnit(value, ['ms', 's']);
      return time && { type, value: time.value, unit: time.unit };
    }
    case 'cubicBezier':
      return Array.isArray(value) && value.length === 4 && value.every(isNumber)
        ? { type, value }
        : undefined;
    case 'fontFamily': {
      const names = Array.isArray(value) ? value : [value];
      return names.length > 0 && names.every((name) => typeof name === 'string')
        ? { type, value: names }
        : undefined;
    }
    case 'fontWeight':
    case 'number':
      return isNumber(value) ? { type, value } : undefined;
    case 'shadow': {
      const shadows = (Array.isArray(value) ? value : [value]).map((one) => parseShadow(one, lookup));
      return shadows.every((one) => one !== undefined) ? { type, value: shadows } : undefined;
    }
    case 'image':
      return undefined;
  }
}

function parseColor(value: unknown): Color | undefined {
  if (!isRecord(value) || value.colorSpace !== 'srgb' || !Array.isArray(value.components)) return undefined;
  const parts = value.components.map((part) => (part === 'none' ? 0 : part));
  if (parts.length !== 3 || !parts.every((part) => isNumber(part) && part >= 0 && part <= 1))
    return undefined;
  const alpha = value.alpha ?? 1;
  if (!isNumber(alpha) || alpha < 0 || alpha > 1) return undefined;
  const hex = `#${parts
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  if (typeof value.hex === 'string' && value.hex.toLowerCase() !== hex) return undefined;
  return { hex, alpha };
}

function parseUnit<Unit extends string>(
  value: unknown,
  units: readonly Unit[],
): { value: number; unit: Unit } | undefined {
  if (!isRecord(value) || !isNumber(value.value)) return undefined;
  const unit = units.find((one) => one === value.unit);
  return unit && { value: value.value, unit };
}

function parseShadow(value: unknown, lookup: Lookup): Shadow | undefined {
  if (!isRecord(value)) return undefined;
  const name = typeof value.color === 'string' ? alias.exec(value.color)?.[1] : undefined;
  const found = name === undefined ? undefined : lookup(name, 'color');
  const color = found?.type === 'color' ? found.value : parseColor(value.color);
  const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map((one) =>
    parseUnit(one, ['px']),
  );
  const [offsetX, offsetY, blur, spread] = lengths;
  if (!color || !offsetX || !offsetY || !blur || !spread) return undefined;
  return {
    color,
    offsetX: offsetX.value,
    offsetY: offsetY.value,
    blur: blur.value,
    spread: spread.value,
    inset: value.inset === true,
  };
}

const examples: Record<TokenType, string> = {
  color:
    'write { "colorSpace": "srgb", "components": [1, 0.5, 0], "hex": "#ff8000" }; the hex must match the components',
  dimension: 'write { "value": 12, "unit": "px" } or rem',
  duration: 'write { "value": 200, "unit": "ms" }',
  cubicBezier: 'write [0.2, 0, 0, 1]',
  fontFamily: 'write ["Figtree Variable", "sans-serif"]',
  fontWeight: 'write a number from 1 to 1000',
  number: 'write a number',
  shadow: 'write { "color", "offsetX", "offsetY", "blur", "spread" } with lengths in px',
  image: 'images come from assets/',
};

/** The known name that differs least, for typing slips. */
function nearest(name: string, known: ReadonlySet<string>): { hint?: string } {
  let best: string | undefined;
  let least = 4;
  for (const other of known) {
    const distance = distanceOf(name, other);
    if (distance < least) [best, least] = [other, distance];
  }
  return best === undefined ? {} : { hint: `did you mean "${best}"?` };
}

function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 9;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 9;
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((one) => [`${one.where} ${one.says}`, one])).values()];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
