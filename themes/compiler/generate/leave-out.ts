import { textOf } from '@student/ui/theme/token-value.ts';
import { complete } from '../derive.ts';
import { isObject, type JsonObject } from '../format/json.ts';
import { type SchemeName, schemeNames } from '../scheme.ts';
import { type ReadTokens, readTokens, type Value } from '../tokens.ts';

type Values = ReadonlyMap<string, Value>;
type Said = Readonly<Record<SchemeName, ReadonlySet<string>>>;

/**
 * A `tokens.json` without what would be the same if it were not said, because the base has it so or it follows from the rest, and
 * without the primitives that only those used. What its brand looks like stays as it is.
 */
export function leaveOut(whole: JsonObject): JsonObject {
  const said = neededOf(readTokens(whole));
  const { primitive, shared, light, dark, ...about } = whole;
  const groups = {
    shared: only(shared, '', (path) => said.light.has(path) || said.dark.has(path)),
    light: only(light, '', (path) => said.light.has(path)),
    dark: only(dark, '', (path) => said.dark.has(path)),
  };
  const used = JSON.stringify(groups);
  const own = { primitive: only(primitive, 'primitive', (path) => used.includes(`{${path}}`)), ...groups };
  const left = Object.entries(own).filter(([, group]) => group !== undefined);
  return { ...about, ...Object.fromEntries(left) };
}

/** What others follow: looked at first, so that those are not said as well. */
const sources = [
  'color.bg.accent',
  'color.hero.bg',
  'color.header.bg',
  'color.footer.bg',
  'color.bg.surface',
  'font.family.body',
  'radius.control',
];

/** The paths that have to be said for every token to be as it is: the brand's colour, and whatever would be another without. */
function neededOf(read: ReadTokens): Said {
  const said: Record<SchemeName, Set<string>> = {
    light: new Set(['color.bg.brand']),
    dark: new Set(['color.bg.brand']),
  };
  const own = (scheme: SchemeName): Map<string, Value> =>
    new Map([...read[scheme]].filter(([path]) => said[scheme].has(path)));
  const missing = (scheme: SchemeName, among: Values): string[] => {
    const now = complete({ light: own('light'), dark: own('dark') }, scheme);
    return [...among].flatMap(([path, value]) =>
      said[scheme].has(path) || textOf(now.get(path)) === textOf(value) ? [] : [path],
    );
  };
  for (const isLooked of [(path: string) => sources.includes(path), () => true]) {
    // What is said changes what follows from it, so it is looked at again until nothing is missing.
    for (let count = 1; count > 0; ) {
      const found = schemeNames.map((scheme) => {
        const among = new Map([...read[scheme]].filter(([path]) => isLooked(path)));
        return [scheme, missing(scheme, among)] as const;
      });
      for (const [scheme, paths] of found) for (const path of paths) said[scheme].add(path);
      count = found.flatMap(([, paths]) => paths).length;
    }
  }
  return said;
}

/** A group with only the tokens that are wanted; `undefined` where none is left. */
function only(group: unknown, at: string, wanted: (path: string) => boolean): JsonObject | undefined {
  if (!isObject(group)) return undefined;
  const left = Object.entries(group).flatMap(([key, child]): [string, unknown][] => {
    if (key.startsWith('$')) return [[key, child]];
    const path = at === '' ? key : `${at}.${key}`;
    const kept = isObject(child) && '$value' in child ? wanted(path) && child : only(child, path, wanted);
    return kept ? [[key, kept]] : [];
  });
  return left.some(([key]) => !key.startsWith('$')) ? Object.fromEntries(left) : undefined;
}
