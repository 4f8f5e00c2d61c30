import { type RawToken, readDocument } from './format/document.ts';
import { type JsonObject, ownOf } from './format/json.ts';
import { makeReader, type ReadToken } from './format/reader.ts';
import { resolveDocument } from './format/resolver.ts';
import { isResolver, modifiersOf } from './format/resolver-items.ts';
import type { Findings } from './problem.ts';
import { type SchemeName, schemeNames } from './scheme.ts';

/** What a brand's file says, whichever way it is written: the token for a path of the contract, in each scheme. */
export interface BrandSource {
  /** The token for a path of the contract, by its own path in the file; absent where the brand says nothing. */
  find(path: string, scheme: SchemeName): string | undefined;
  read(path: string, scheme: SchemeName): ReadToken | undefined;
  /** Tokens that are the brand's own business, which others refer to. */
  primitives: readonly RawToken[];
  /** Tokens that should be of the contract, by the path that the contract would have. */
  claimed: readonly { path: string; as: string }[];
  /** The paths of tokens behind others, by reference. */
  behind(paths: Readonly<Record<SchemeName, readonly string[]>>): ReadonlySet<string>;
  tokenAt(path: string): RawToken | undefined;
  /** The version of the contract that the brand was made for; 1 where its file says nothing. */
  version: number;
}

/** The source of a parsed `tokens.json`: the four groups, or a resolver document. */
export function sourceOf(json: JsonObject, findings: Findings): BrandSource {
  return isResolver(json) ? resolved(json, findings) : grouped(json, findings);
}

const groups = ['primitive', 'shared', 'light', 'dark'];

/** `primitive`, `shared`, `light` and `dark` in one file. */
function grouped(json: JsonObject, findings: Findings): BrandSource {
  for (const key of Object.keys(json))
    if (!key.startsWith('$') && !groups.includes(key))
      findings.problem(key, 'is not one of the groups primitive, shared, light and dark.');
  const known = Object.fromEntries(
    Object.entries(json).filter(([key]) => key.startsWith('$') || groups.includes(key)),
  );
  const document = readDocument(known, findings);
  const reader = makeReader(document, findings);
  const { tokens } = document;
  const all = [...tokens.values()];
  return {
    find: (path, scheme) =>
      [`${scheme}.${path}`, `shared.${path}`]
        .flatMap((one) => [one, `${one}.$root`])
        .find((one) => tokens.has(one)),
    read: reader.read,
    primitives: all.filter(({ path }) => path.startsWith('primitive.')),
    claimed: all
      .filter(({ path }) => !path.startsWith('primitive.'))
      .map(({ path }) => ({ path, as: withoutRoot(path.slice(path.indexOf('.') + 1)) })),
    behind: ({ light, dark }) => reader.behind([...light, ...dark]),
    tokenAt: (path) => tokens.get(path),
    version: versionOf(json),
  };
}

/**
 * A resolver document. Tokens of the contract stand in the group `contract`, all others are the brand's own business: files of a
 * design tool are taken as they are, whatever their names.
 */
function resolved(json: JsonObject, findings: Findings): BrandSource {
  const modifier = modifiersOf(json).find(({ contexts }) =>
    schemeNames.every((scheme) => contexts.some((one) => one.toLowerCase() === scheme)),
  );
  if (!modifier)
    findings.problem(
      'the resolver',
      'has no modifier with the contexts light and dark.',
      'name them "light" and "dark"',
    );
  const read = (scheme: SchemeName) => {
    const tree = resolveDocument(json, modifier ? { [modifier.name]: scheme } : {}, findings);
    const document = readDocument(tree, findings);
    return { ...document, reader: makeReader(document, findings) };
  };
  const documents = { light: read('light'), dark: read('dark') };
  const all = [...new Map([...documents.light.tokens, ...documents.dark.tokens]).values()];
  const isOfContract = ({ path }: RawToken) => path.startsWith('contract.');
  return {
    find: (path, scheme) =>
      [`contract.${path}`, `contract.${path}.$root`].find((one) => documents[scheme].tokens.has(one)),
    read: (path, scheme) => documents[scheme].reader.read(path),
    primitives: all.filter((token) => !isOfContract(token)),
    claimed: all
      .filter(isOfContract)
      .map(({ path }) => ({ path, as: withoutRoot(path.slice('contract.'.length)) })),
    behind: ({ light, dark }) =>
      new Set([...documents.light.reader.behind(light), ...documents.dark.reader.behind(dark)]),
    tokenAt: (path) => documents.light.tokens.get(path) ?? documents.dark.tokens.get(path),
    version: versionOf(documents.light.root),
  };
}

function withoutRoot(path: string): string {
  return path.replace(/\.\$root$/, '');
}

/** Where a brand's file keeps what only this platform reads: `{ "contract": 1 }`. */
export const extensionName = 'br.com.decola.student';

function versionOf(json: JsonObject): number {
  const version = ownOf(ownOf(ownOf(json, '$extensions'), extensionName), 'contract');
  return typeof version === 'number' ? version : 1;
}
