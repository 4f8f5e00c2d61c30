import { nearestName } from '../nearest-name.ts';
import type { Findings } from '../problem.ts';
import type { RawToken, TokenDocument } from './document.ts';
import { isObject, isToken, ownOf, partsOfPointer, pathOfReference } from './json.ts';

/** What a reference leads to where it leads nowhere; that has been told. */
export const unknown = Symbol('unknown');

/**
 * References of a token file: `{group.token}` and JSON pointers, as whole values and anywhere inside them. `isReadable` reads a
 * token before its value is used inside another one.
 */
export function makeReferences(
  { root, tokens }: TokenDocument,
  findings: Findings,
  isReadable: (path: string) => boolean,
) {
  /** What each token refers to. */
  const edges = new Map<string, Set<string>>();
  const entered: string[] = [];
  const pointersInUse = new Set<string>();
  return { entering, targetOf, plain, behind };

  /** Does `work` for a token, unless that has begun and needs itself. */
  function entering<Result>(path: string, work: () => Result): Result | undefined {
    if (entered.includes(path)) {
      tellCircle(path);
      return undefined;
    }
    entered.push(path);
    try {
      return work();
    } finally {
      entered.pop();
    }
  }

  /** The path of the token that another one stands for as a whole; `undefined` where it has a value of its own. */
  function targetOf(token: RawToken): string | undefined | typeof unknown {
    const { value, path } = token;
    const named = pathOfReference(value);
    if (named !== undefined) return known(named, path);
    if (!isObject(value) || typeof value.$ref !== 'string' || Object.keys(value).length > 1) return undefined;
    const parts = partsOfPointer(value.$ref);
    const target = (parts?.at(-1) === '$value' ? parts.slice(0, -1) : parts)?.join('.');
    return target !== undefined && tokens.has(target) ? known(target, path) : undefined;
  }

  /** A value with every reference in it replaced by what it leads to. */
  function plain(value: unknown, owner: string): unknown {
    if (typeof value === 'string') {
      const named = pathOfReference(value);
      if (named !== undefined) return plainOf(known(named, owner));
      if (!/[{}]/.test(value)) return value;
      findings.problem(
        owner,
        `holds ${JSON.stringify(value)}, which is no reference.`,
        'a reference is the whole text: "{group.token}"',
      );
      return unknown;
    }
    if (Array.isArray(value)) {
      const items = value.map((one) => plain(one, owner));
      return items.includes(unknown) ? unknown : items;
    }
    if (!isObject(value)) return value;
    if (Object.hasOwn(value, '$ref')) return pointed(value.$ref, Object.keys(value).length, owner);
    const entries = Object.entries(value).map(([key, one]) => [key, plain(one, owner)] as const);
    return entries.some(([, one]) => one === unknown) ? unknown : Object.fromEntries(entries);
  }

  function plainOf(path: string | typeof unknown): unknown {
    if (path === unknown || !isReadable(path)) return unknown;
    return plain(tokens.get(path)?.value, path);
  }

  function pointed(pointer: unknown, keys: number, owner: string): unknown {
    const parts = typeof pointer === 'string' ? partsOfPointer(pointer) : undefined;
    if (parts === undefined || keys > 1) {
      const says =
        parts === undefined
          ? `holds ${JSON.stringify(pointer)}, which is no JSON pointer.`
          : 'has more beside a "$ref".';
      findings.problem(owner, says, 'write { "$ref": "#/group/token/$value" }');
      return unknown;
    }
    const name = String(pointer);
    if (pointersInUse.has(name)) {
      findings.problem(owner, `points in a circle through ${name}.`);
      return unknown;
    }
    pointersInUse.add(name);
    const found = walk(parts, name, owner);
    pointersInUse.delete(name);
    return found;
  }

  function walk(parts: readonly string[], name: string, owner: string): unknown {
    let here: unknown = root;
    for (const [at, part] of parts.entries()) {
      // A value that is a reference itself is followed on the way.
      const isValue = parts.slice(0, at).includes('$value');
      if (isValue && (pathOfReference(here) !== undefined || ownOf(here, '$ref') !== undefined))
        here = plain(here, owner);
      here = part === '$value' && isToken(here) ? (here.$value ?? { $ref: here.$ref }) : ownOf(here, part);
      if (here === undefined) {
        findings.problem(owner, `points to ${name}, which does not exist.`);
        return unknown;
      }
      if (!isValue && part !== '$value' && isToken(here)) link(owner, parts.slice(0, at + 1).join('.'));
    }
    if (isToken(here) && !parts.includes('$value')) return plainOf(parts.join('.'));
    if (isObject(here) && !parts.includes('$value')) {
      findings.problem(owner, `points to ${name}, which is a group.`);
      return unknown;
    }
    return plain(here, owner);
  }

  function known(path: string, owner: string): string | typeof unknown {
    if (tokens.has(path)) {
      link(owner, path);
      return path;
    }
    const root = tokens.has(`${path}.$root`);
    findings.problem(
      owner,
      `points to {${path}}, which ${root ? 'is a group' : 'does not exist'}.`,
      root ? `its own value is {${path}.$root}` : nearestName(path, tokens.keys()),
    );
    return unknown;
  }

  function link(from: string, to: string): void {
    const links = edges.get(from) ?? new Set();
    edges.set(from, links.add(to));
  }

  function tellCircle(path: string): void {
    const round = entered.slice(entered.indexOf(path));
    const shown = [...round, path].map((one) => `{${one}}`).join(' → ');
    for (const one of round) findings.problem(one, `points in a circle: ${shown}.`);
  }

  function behind(paths: Iterable<string>): ReadonlySet<string> {
    const reached = new Set<string>();
    const open = [...paths];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      for (const next of edges.get(path) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        open.push(next);
      }
    }
    return reached;
  }
}
