import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { bundle } from './format/bundle.ts';
import { isObject, type JsonObject } from './format/json.ts';
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
  return names.some((name) => isFile(join(folder, name)));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * Loads a brand's tokens: `tokens.json`, or a `resolver.json` with the files that it points to carried into it. Those have to lie in
 * the brand's folder. Never throws for what a brand team can mend.
 */
export function loadTokens(folder: string): LoadedTokens {
  const problems: Problem[] = [];
  const open = new Map<string, unknown>();
  const name = names.find((one) => isFile(join(folder, one)));
  if (name === undefined)
    return { json: undefined, files: [], problems: [{ where: 'tokens.json', says: 'is missing.' }] };
  const tell = (where: string, says: string) => problems.push({ where, says });
  const read = (file: string): unknown => {
    if (!open.has(file)) open.set(file, parse(file, readFileSync(join(folder, file), 'utf8'), tell));
    return open.get(file);
  };
  const json = read(name);
  const whyNot = (file: string) => whyNoFile(folder, join(folder, file));
  const whole =
    name === 'resolver.json' && isObject(json) ? bundle(json, name, { whyNot, read }, tell) : json;
  return { json: whole, files: [...open.keys()], problems };
}

function whyNoFile(folder: string, path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 'does not exist';
  // Where a link on the disk leads out of the folder, the path alone does not show it.
  if (!`${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`))
    return 'lies outside the brand’s folder';
  return found.isFile() ? undefined : 'is no file: name one of the files in it';
}

function parse(file: string, text: string, tell: (where: string, says: string) => void): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    tell(file, `is not JSON: ${error instanceof Error ? error.message : error}`);
    return undefined;
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
