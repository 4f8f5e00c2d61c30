import { nearestName } from '../nearest-name.ts';
import type { Findings } from '../problem.ts';
import { isObject, isToken, type JsonObject, ownOf, partsOfPointer, pathOfReference } from './json.ts';

/** One writing of a group or token: what the file has at `home`, and the extensions that led there. */
interface Layer {
  node: unknown;
  home: readonly string[];
  via: readonly string[];
}

/**
 * A token file with every `$extends` carried out: a group that extends another has its tokens, its own ones winning. The group's
 * `$type` comes along, also where it stands above the extended group. What cannot be carried out is told.
 */
export function withExtensions(root: JsonObject, findings: Findings): JsonObject {
  return build([], layersOf([{ node: root, home: [], via: [] }]));

  function build(path: readonly string[], layers: readonly Layer[]): JsonObject {
    const built: Record<string, unknown> = {};
    for (const { node } of layers.toReversed()) {
      if (!isObject(node)) continue;
      for (const [key, value] of Object.entries(node)) {
        if (key.startsWith('$') && key !== '$root' && !(key === '$extends' || isGroupReference(node, key)))
          define(built, key, value);
      }
    }
    const extended = layers.find(
      ({ via, node }) => via.length > 0 && isObject(node) && node.$type === undefined,
    );
    if (extended && built.$type === undefined) {
      const type = typeAbove(root, extended.home);
      if (type !== undefined) built.$type = type;
    }
    for (const key of new Set(layers.toReversed().flatMap(({ node }) => childrenOf(node)))) {
      const found = layersOf(childLayers(layers, key));
      const [strongest] = found;
      if (!strongest) continue;
      define(
        built,
        key,
        isObject(strongest.node) && !isPlainToken(strongest.node)
          ? build([...path, key], found)
          : strongest.node,
      );
    }
    return built;
  }

  /** Adds what the layers extend; what is weaker stands further back. */
  function layersOf(own: readonly Layer[]): readonly Layer[] {
    return own.flatMap((layer) => {
      const { node, home, via } = layer;
      const reference =
        isObject(node) && !isPlainToken(node) ? (node.$extends ?? groupReference(node)) : undefined;
      if (reference === undefined) return [layer];
      const where = home.join('.') || 'the file';
      const target = targetOf(reference);
      if (target === undefined) {
        findings.problem(
          where,
          `extends ${JSON.stringify(reference)}, which is no reference to a group.`,
          'write "{group.name}"',
        );
        return [layer];
      }
      const edge = `${where} → ${target.join('.')}`;
      if (via.includes(edge) || isWithin(home, target)) {
        findings.problem(where, `extends {${target.join('.')}} in a circle.`, 'a group cannot hold itself');
        return [layer];
      }
      const found = layersAt(target, [...via, edge]);
      if (found.length === 0) {
        findings.problem(
          where,
          `extends {${target.join('.')}}, which does not exist.`,
          nearestName(target.join('.'), groupPaths(root)),
        );
      } else if (isPlainToken(found[0]?.node)) {
        findings.problem(
          where,
          `extends {${target.join('.')}}, which is a token; only groups can be extended.`,
        );
        return [layer];
      }
      return [layer, ...found];
    });
  }

  function layersAt(path: readonly string[], via: readonly string[]): readonly Layer[] {
    let layers: readonly Layer[] = [{ node: root, home: [], via }];
    for (const part of path) layers = layersOf(childLayers(layers, part));
    return layers;
  }

  /** What the layers have under a name; a token hides all that is weaker. */
  function childLayers(layers: readonly Layer[], key: string): readonly Layer[] {
    const found: Layer[] = [];
    for (const { node, home, via } of layers) {
      const child = ownOf(node, key);
      if (child === undefined) continue;
      if (found.length > 0 && isPlainToken(child)) continue;
      found.push({ node: child, home: [...home, key], via });
      if (isPlainToken(child)) break;
    }
    return found;
  }

  /** A `$ref` whose target is a group extends it, as JSON Schema would; one whose target is a token makes a token. */
  function groupReference(node: JsonObject): unknown {
    return isGroupReference(node, '$ref') ? node.$ref : undefined;
  }

  function isGroupReference(node: JsonObject, key: string): boolean {
    if (key !== '$ref' || typeof node.$ref !== 'string' || Object.hasOwn(node, '$value')) return false;
    const parts = partsOfPointer(node.$ref);
    let target: unknown = root;
    for (const part of parts ?? []) target = ownOf(target, part);
    return (
      parts !== undefined &&
      parts.length > 0 &&
      !parts.includes('$value') &&
      isObject(target) &&
      !isToken(target)
    );
  }

  function isPlainToken(node: unknown): boolean {
    return isToken(node) && !isGroupReference(node, '$ref');
  }
}

/** The parts of the path that `$extends` names, by `{a.b}` or by `#/a/b`. */
function targetOf(reference: unknown): readonly string[] | undefined {
  if (typeof reference !== 'string') return undefined;
  return pathOfReference(reference)?.split('.') ?? partsOfPointer(reference);
}

function isWithin(path: readonly string[], ancestor: readonly string[]): boolean {
  return ancestor.every((part, at) => path[at] === part);
}

function childrenOf(node: unknown): string[] {
  return isObject(node) ? Object.keys(node).filter((key) => !key.startsWith('$') || key === '$root') : [];
}

function typeAbove(root: JsonObject, path: readonly string[]): unknown {
  let [here, type]: [unknown, unknown] = [root, root.$type];
  for (const part of path) {
    here = ownOf(here, part);
    type = ownOf(here, '$type') ?? type;
  }
  return type;
}

function groupPaths(node: unknown, path = ''): string[] {
  if (!isObject(node) || isToken(node)) return [];
  return Object.entries(node).flatMap(([key, child]) => {
    if (key.startsWith('$') || !isObject(child) || isToken(child)) return [];
    const here = path === '' ? key : `${path}.${key}`;
    return [here, ...groupPaths(child, here)];
  });
}

/** Sets a property whatever its name: `__proto__` too is one. */
function define(into: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}
