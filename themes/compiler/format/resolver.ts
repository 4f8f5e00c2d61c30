import { nearestName } from '../nearest-name.ts';
import type { Findings } from '../problem.ts';
import { isObject, isToken, type JsonObject, ownOf } from './json.ts';
import { itemOf, modifiersOf, targetOf } from './resolver-items.ts';

/** Which context to take of each modifier: `{ theme: 'dark' }`. Neither names nor contexts mind upper and lower case. */
export type ResolverInput = Readonly<Record<string, string>>;

/**
 * The tokens of a resolver document (DTCG 2025.10) for one input: sets and the chosen contexts laid over each other in the order that
 * it says, the last word on a token winning. References stay as they are. References to other files have to be carried in before
 * (`load.ts`).
 */
export function resolveDocument(json: JsonObject, input: ResolverInput, findings: Findings): JsonObject {
  checkRoot(json, findings);
  const order = Array.isArray(json.resolutionOrder) ? json.resolutionOrder : [];
  const chosen = new Map(
    Object.entries(input).map(([name, context]) => [name.toLowerCase(), context.toLowerCase()]),
  );
  const names = new Set<string>();
  let tokens: JsonObject = {};
  for (const [at, item] of order.entries()) {
    const where = `resolutionOrder.${at}`;
    const found = itemOf(json, item);
    if (!found || !isObject(found.node)) {
      findings.problem(
        where,
        'is neither a set, a modifier nor a reference to one.',
        'write { "$ref": "#/sets/name" }',
      );
      continue;
    }
    if (found.isInline && names.has(found.name))
      findings.problem(where, `is named "${found.name}" like another one.`);
    names.add(found.name);
    if (found.kind === 'set')
      tokens = overlay(tokens, sourcesOf(found.node.sources, `${found.where}.sources`));
    else tokens = overlay(tokens, contextOf(found.node, found.name, found.where));
  }
  for (const name of chosen.keys())
    if (!modifiersOf(json).some((one) => one.name.toLowerCase() === name))
      findings.problem('the input', `names the modifier "${name}", which the resolver does not have.`);
  return tokens;

  function contextOf(modifier: JsonObject, name: string, where: string): JsonObject {
    const contexts = isObject(modifier.contexts) ? modifier.contexts : {};
    const known = Object.keys(contexts);
    if (known.length < 2)
      findings.problem(
        where,
        `has ${known.length === 0 ? 'no contexts' : 'one context only'}; a modifier has two or more.`,
      );
    const usual = modifier.default;
    if (usual !== undefined && (typeof usual !== 'string' || !known.includes(usual)))
      findings.problem(
        where,
        `has the default ${JSON.stringify(usual)}, which is none of its contexts.`,
        `there are: ${known.join(', ')}`,
      );
    const wanted =
      chosen.get(name.toLowerCase()) ?? (typeof usual === 'string' ? usual.toLowerCase() : undefined);
    if (wanted === undefined) {
      findings.problem(
        where,
        'has no default, and nothing says which context to take.',
        `add "default": "${known[0] ?? ''}"`,
      );
      return {};
    }
    const context = known.find((one) => one.toLowerCase() === wanted);
    if (context === undefined) {
      findings.problem(where, `has no context "${wanted}".`, nearestName(wanted, known));
      return {};
    }
    return sourcesOf(contexts[context], `${where}.contexts.${context}`);
  }

  function sourcesOf(sources: unknown, where: string): JsonObject {
    if (!Array.isArray(sources)) {
      findings.problem(where, 'is a list of tokens and references.');
      return {};
    }
    return sources.reduce<JsonObject>(
      (all, source, at) => overlay(all, sourceOf(source, `${where}.${at}`, [])),
      {},
    );
  }

  function sourceOf(source: unknown, where: string, trail: readonly string[]): JsonObject {
    if (!isObject(source)) {
      findings.problem(where, 'is neither tokens nor a reference.');
      return {};
    }
    const { $ref, ...own } = source;
    if ($ref === undefined) return source;
    const pointer = String($ref);
    if (!pointer.startsWith('#')) {
      findings.problem(
        where,
        `points to ${pointer}, which is not here.`,
        'files are read from the brand’s folder only',
      );
      return {};
    }
    if (/^#\/(?:modifiers|resolutionOrder)\//.test(pointer)) {
      findings.problem(where, `points to ${pointer}; sources may point to sets and tokens only.`);
      return {};
    }
    if (trail.includes(pointer)) {
      findings.problem(where, `points in a circle through ${pointer}.`);
      return {};
    }
    const target = targetOf(json, pointer);
    if (target === undefined) {
      findings.problem(where, `points to ${pointer}, which does not exist.`);
      return {};
    }
    const inside = [...trail, pointer];
    const read =
      isObject(target) && Array.isArray(target.sources)
        ? targetSources(target.sources, pointer, inside)
        : sourceOf(target, pointer, inside);
    // What stands beside a reference replaces whole keys of what it points to.
    return { ...read, ...own };
  }

  function targetSources(sources: readonly unknown[], where: string, trail: readonly string[]): JsonObject {
    return sources.reduce<JsonObject>(
      (all, one, at) => overlay(all, sourceOf(one, `${where}/sources/${at}`, trail)),
      {},
    );
  }
}

/** One tree of tokens over another: groups are laid into each other, a token is replaced whole. */
export function overlay(under: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = ownOf(merged, key);
    const isGroup =
      isObject(value) && isObject(below) && !isToken(value) && !isToken(below) && !key.startsWith('$');
    const laid = isGroup ? overlay(below, value) : value;
    Object.defineProperty(merged, key, { value: laid, enumerable: true, configurable: true, writable: true });
  }
  return merged;
}

const rootKeys = [
  '$schema',
  'name',
  'version',
  'description',
  'sets',
  'modifiers',
  'resolutionOrder',
  '$defs',
];

function checkRoot(json: JsonObject, findings: Findings): void {
  if (json.version !== '2025.10')
    findings.problem(
      'the resolver',
      `has the version ${JSON.stringify(json.version) ?? 'none'}; it is "2025.10".`,
    );
  if (!Array.isArray(json.resolutionOrder) || json.resolutionOrder.length === 0)
    findings.problem('the resolver', 'has no "resolutionOrder" with a set or a modifier.');
  for (const key of Object.keys(json))
    if (!rootKeys.includes(key))
      findings.problem(
        'the resolver',
        `has "${key}", which the format does not know.`,
        nearestName(key, rootKeys),
      );
}
