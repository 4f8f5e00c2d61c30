import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isObject, type JsonObject, ownOf, partsOfPointer } from './format/json.ts';
import type { Problem } from './problem.ts';

/** What a brand's folder says in tokens: one document, whatever files it was in. */
export interface LoadedTokens {
  /** For {@link readTokens}; `undefined` where there is nothing to read. */
  json: unknown;
  /** The files it was in, from the brand's folder. */
  files: readonly string[];
  problems: readonly Problem[];
}

const names = ['tokens.json', 'resolver.json'];

/** Whether a folder holds a brand's tokens. */
export function hasTokens(folder: string): boolean {
  return names.some((name) => existsSync(join(folder, name)));
}

/**
 * Loads a brand's tokens: `tokens.json`, or a `resolver.json` with the files that it points to carried into it. Those have to lie in
 * the brand's folder. Never throws for what a brand team can mend.
 */
export function loadTokens(folder: string): LoadedTokens {
  const files: string[] = [];
  const problems: Problem[] = [];
  const open = new Map<string, unknown>();
  const name = names.find((one) => existsSync(join(folder, one)));
  if (name === undefined)
    return { json: undefined, files, problems: [{ where: 'tokens.json', says: 'is missing.' }] };
  const json = read(name);
  const bundled = name === 'resolver.json' && isObject(json) ? withFiles(json, name, []) : json;
  return { json: bundled, files, problems };

  function read(file: string): unknown {
    if (open.has(file)) return open.get(file);
    files.push(file);
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    } catch (error) {
      problems.push({ where: file, says: `is not JSON: ${error instanceof Error ? error.message : error}` });
    }
    open.set(file, json);
    return json;
  }

  /** A value with every `$ref` to another file replaced by what that file holds; what stands beside the reference wins. */
  function withFiles(value: unknown, from: string, trail: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => withFiles(one, from, trail));
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref !== 'string' || $ref.startsWith('#'))
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, withFiles(one, from, trail)]),
      );
    const target = contentOf($ref, from, trail);
    const { $ref: _, ...beside } = value;
    return isObject(target) ? { ...target, ...beside } : target;
  }

  function contentOf($ref: string, from: string, trail: readonly string[]): unknown {
    const [address = '', fragment] = $ref.split('#');
    const file = relative(folder, resolve(folder, dirname(from), address))
      .split(sep)
      .join('/');
    const wrong = whyNot(address, file, $ref, trail);
    if (wrong !== undefined) {
      problems.push({ where: from, says: wrong });
      return {};
    }
    const parts = fragment === undefined ? [] : (partsOfPointer(`#${fragment}`) ?? ['']);
    const target = parts.reduce<unknown>((here, part) => ownOf(here, part), read(file));
    if (target === undefined && open.get(file) !== undefined)
      problems.push({ where: from, says: `points to ${$ref}, which does not exist.` });
    return withFiles(target ?? {}, file, [...trail, $ref]);
  }

  function whyNot(address: string, file: string, $ref: string, trail: readonly string[]): string | undefined {
    if (/^[a-z][a-z0-9+.-]*:/i.test(address))
      return `points to ${$ref}; only files of the brand’s folder are read.`;
    if (file.startsWith('..')) return `points to ${$ref}, which lies outside the brand’s folder.`;
    if (trail.includes($ref)) return `points in a circle through ${$ref}.`;
    return existsSync(join(folder, file)) ? undefined : `points to ${$ref}, which does not exist.`;
  }
}

/** {@link loadTokens} for whoever needs the tokens and nothing else. @throws {SyntaxError} naming what cannot be read. */
export function tokensIn(folder: string): JsonObject {
  const { json, problems } = loadTokens(folder);
  if (!isObject(json) || problems.length > 0)
    throw new SyntaxError(
      problems.map(({ where, says }) => `${where} ${says}`).join('\n') || 'tokens.json is not a JSON object.',
    );
  return json;
}
