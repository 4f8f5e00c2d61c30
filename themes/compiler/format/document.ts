import { nearestName } from '../nearest-name.ts';
import type { Findings } from '../problem.ts';
import { withExtensions } from './groups.ts';
import { isObject, isToken, type JsonObject } from './json.ts';

/** The token types of the format. */
export const tokenTypes = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'strokeStyle',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
] as const;

/** A token of a file, its value as it was written. */
export interface RawToken {
  path: string;
  /** The type that the token itself says. */
  ownType: string | undefined;
  /** The type of the nearest group above it that has one. */
  groupType: string | undefined;
  /** Its `$value`, or `{ $ref }` for a token that is a reference as a whole. */
  value: unknown;
  /** Why it should not be used any more; an empty text where no reason was given. */
  deprecated: string | undefined;
}

/** A token file (DTCG 2025.10): its tokens by path, and the whole of it for JSON pointers, with `$extends` carried out. */
export interface TokenDocument {
  root: JsonObject;
  tokens: ReadonlyMap<string, RawToken>;
}

const groupProperties = new Set(['$type', '$description', '$extensions', '$extends', '$deprecated', '$root']);
const tokenProperties = new Set(['$value', '$type', '$ref', '$description', '$extensions', '$deprecated']);
/** What Tokens Studio adds to the file's root for its own use. */
const studioProperties = ['$themes', '$metadata'];

/** Reads the structure of a token file; values are read one by one by {@link makeReader}. Everything wrong is told with its path. */
export function readDocument(json: JsonObject, findings: Findings): TokenDocument {
  const tokens = new Map<string, RawToken>();
  const root = withExtensions(withoutStudio(json, findings), findings);
  if (isToken(root)) findings.problem('the file', 'is one token; tokens stand in it by name.');
  else walk(root, [], undefined, undefined);
  return { root, tokens };

  function walk(
    group: JsonObject,
    path: readonly string[],
    aboveType: string | undefined,
    aboveDeprecated: string | undefined,
  ): void {
    const where = path.join('.') || 'the file';
    checkProperties(
      group,
      where,
      path.length === 0 ? new Set([...groupProperties, '$schema']) : groupProperties,
    );
    const groupType = typeOf(group, where) ?? aboveType;
    const groupDeprecated = deprecationOf(group, aboveDeprecated);
    for (const [key, child] of Object.entries(group)) {
      if (key.startsWith('$') && key !== '$root') continue;
      const childPath = [...path, key];
      const name = childPath.join('.');
      if (/[{}.]/.test(key))
        findings.problem(
          name,
          `has a name with "${/[{}.]/.exec(key)?.[0]}", which references need for themselves.`,
        );
      else if (!isObject(child))
        findings.problem(name, 'should be a group or a token with a "$value".', hintFor(key));
      else if (isToken(child)) {
        checkToken(child, name);
        tokens.set(name, {
          path: name,
          ownType: typeOf(child, name),
          groupType,
          value: Object.hasOwn(child, '$value') ? child.$value : { $ref: child.$ref },
          deprecated: deprecationOf(child, groupDeprecated),
        });
      } else if (key === '$root')
        findings.problem(name, 'has no "$value"; "$root" is the token of its group.');
      else walk(child, childPath, groupType, groupDeprecated);
    }
  }

  function checkToken(token: JsonObject, where: string): void {
    if (Object.hasOwn(token, '$value') && Object.hasOwn(token, '$ref'))
      findings.problem(where, 'has both "$value" and "$ref"; a token has one of them.');
    for (const [key, value] of Object.entries(token)) {
      if (key !== '$root' && key.startsWith('$')) continue;
      if (isObject(value))
        findings.problem(
          where,
          `is a token and holds "${key}"; a token holds no other.`,
          'a group’s own value is named "$root"',
        );
      else findings.warning(where, `has "${key}", which the format does not know; it is left aside.`);
    }
    checkProperties(token, where, tokenProperties);
  }

  function checkProperties(node: JsonObject, where: string, known: ReadonlySet<string>): void {
    for (const key of Object.keys(node)) {
      if (key.startsWith('$') && !known.has(key) && !(key === '$root' && isToken(node)))
        findings.problem(where, `has "${key}", which the format does not know.`, nearestName(key, known));
    }
    for (const [key, kind] of [
      ['$description', 'string'],
      ['$schema', 'string'],
    ] as const) {
      if (node[key] !== undefined && typeof node[key] !== kind)
        findings.problem(where, `has a "${key}" that is no text.`);
    }
    if (node.$extensions !== undefined && !isObject(node.$extensions))
      findings.problem(where, 'has "$extensions" that are no object.');
    if (
      node.$deprecated !== undefined &&
      typeof node.$deprecated !== 'boolean' &&
      typeof node.$deprecated !== 'string'
    )
      findings.problem(where, 'has a "$deprecated" that is neither true, false nor a reason.');
  }

  function typeOf(node: JsonObject, where: string): string | undefined {
    const type = node.$type;
    if (type === undefined) return undefined;
    if (typeof type === 'string') return type;
    findings.problem(where, 'has a "$type" that is no text.');
    return undefined;
  }
}

function deprecationOf({ $deprecated }: JsonObject, above: string | undefined): string | undefined {
  if ($deprecated === undefined) return above;
  if (typeof $deprecated === 'string') return $deprecated;
  return $deprecated === true ? '' : undefined;
}

/** Exports of older tools write `value` and `type` without the sign. */
function hintFor(key: string): string | undefined {
  return key === 'value' || key === 'type' ? `an older export? The format writes "$${key}"` : undefined;
}

function withoutStudio(json: JsonObject, findings: Findings): JsonObject {
  const found = studioProperties.filter((key) => Object.hasOwn(json, key));
  if (found.length === 0) return json;
  findings.warning('the file', `has ${found.join(' and ')} of Tokens Studio, which are left aside.`);
  return Object.fromEntries(Object.entries(json).filter(([key]) => !found.includes(key)));
}
