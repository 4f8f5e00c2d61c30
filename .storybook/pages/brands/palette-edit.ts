import { parse } from 'culori';
import { isObject } from '../../../themes/compiler/format/json.ts';
import { colorValue } from '../../../themes/compiler/generate/values.ts';
import { writeTokens } from '../../../themes/compiler/generate/write-tokens.ts';
import type { SchemeName } from '../../../themes/compiler/tokens.ts';
import { hexOf } from './colour-notations.ts';
import { parsedJson } from './parsed-json.ts';

type Tree = Record<string, unknown>;

/**
 * The tokens with another colour for one path in one scheme, one token a line. What both schemes share stays shared.
 *
 * @returns `undefined` where the text is no document of a brand, or says its schemes by a resolver.
 */
export function withColor(text: string, path: string, scheme: SchemeName, hex: string): string | undefined {
  const json = parsedJson(text);
  if (!isObject(json) || 'resolutionOrder' in json) return undefined;
  const home = tokenAt(json.shared, path) === undefined ? scheme : 'shared';
  const { $ref: _, ...said } = (tokenAt(json[home], path) ?? { $type: 'color' }) as Tree;
  put(json as Tree, `${home}.${path}`, { ...said, $value: colorValue(hex) });
  return writeTokens(json);
}

/** What somebody pasted: tokens, or colours to make a brand of. */
export type Pasted =
  | { kind: 'tokens'; text: string }
  | { kind: 'colours'; colors: readonly string[] }
  | { kind: 'text' };

/**
 * Reads what was pasted. Tokens are laid out one a line, and colours in them that are written as CSS writes them (`#c9f`,
 * `rgb(204 153 255)`, `oklch(0.76 0.14 305)`) become colours of the format; a list of such colours alone is a palette.
 */
export function readPasted(text: string): Pasted {
  const json = parsedJson(text);
  if (isObject(json)) return { kind: 'tokens', text: writeTokens(formatted(json)) };
  const found = text.match(/#[0-9a-f]{3,8}\b|[a-z]+\([^)]*\)/gi) ?? [];
  const colors = found.flatMap((one) => hexOf(one) ?? []);
  const rest = text.replace(/#[0-9a-f]{3,8}\b|[a-z]+\([^)]*\)/gi, '').replace(/--?[\w-]+:|[\s,;:'"–-]/g, '');
  return colors.length > 0 && rest === ''
    ? { kind: 'colours', colors: colors.slice(0, 3) }
    : { kind: 'text' };
}

/** The same with colours of CSS as the format writes them. */
function formatted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formatted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === '$value' && typeof one === 'string' && isLikeCssColor(one) ? colorOf(one) : formatted(one),
    ]),
  );
}

/** A text that begins as CSS writes colours; references of the format begin otherwise. */
export const isLikeCssColor = (text: string) => /^(#|[a-z]+\()/i.test(text.trim());

function colorOf(text: string): unknown {
  const hex = hexOf(text);
  return hex === undefined ? text : colorValue(hex, parse(text.trim())?.alpha ?? 1);
}

function tokenAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((here, part) => (isObject(here) ? here[part] : undefined), tree);
}

function put(tree: Tree, path: string, value: unknown): void {
  const [last = '', ...before] = path.split('.').reverse();
  let here = tree;
  for (const part of before.reverse()) {
    const next = isObject(here[part]) ? (here[part] as Tree) : {};
    here[part] = next;
    here = next;
  }
  here[last] = value;
}
