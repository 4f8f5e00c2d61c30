import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrandError } from './compiler/brand-error.ts';
import { isObject } from './compiler/format/json.ts';
import { hasTokens, loadTokens } from './compiler/load.ts';
import { type Problem, readTokens } from './compiler/tokens.ts';
import { type Facts, readFacts } from './facts.ts';
import type { Tenant } from './tenant.ts';

/** The folder that holds the folders of all brands. */
export const themesFolder = dirname(fileURLToPath(import.meta.url));

/** The brand that serves hosts that nobody claims. */
export const firstBrand = 'decola';

/** The app's own brands, whose facts travel in its code. All others are delivered. */
export const bundledBrands: readonly string[] = [firstBrand, 'circulo', 'gtop'];

/** Names of all brands: the folders in `folder` that hold tokens, in alphabetical order. */
export function themeNames(folder = themesFolder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && hasTokens(join(folder, entry.name)))
    .map(({ name }) => name)
    .sort();
}

/** A JSON file, or what is wrong with it in a sentence. */
export function readJson(path: string, file: string): { json: unknown } | { problem: Problem } {
  if (!existsSync(path)) return { problem: { where: file, says: 'is missing.' } };
  try {
    return { json: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    const says = `is not JSON: ${error instanceof Error ? error.message : error}`;
    return { problem: { where: file, says } };
  }
}

/** Reads the facts of the brand in a folder; its name has to be the folder's own, and the colours of its header come from its tokens. */
export function readFactsIn(folder: string, name: string): ReturnType<typeof readFacts> {
  const read = readJson(join(folder, 'facts.json'), 'facts.json');
  if ('problem' in read) return { problems: [read.problem] };
  const stated = isObject(read.json) && isObject(read.json.tenant) ? read.json.tenant : undefined;
  if (stated && 'browserColor' in stated) {
    const says = 'is what the header has in the tokens, and is read there: leave it out.';
    return { problems: [{ where: 'facts.json, tenant.browserColor', says }] };
  }
  const whole = { ...stated, browserColor: headerColors(folder) };
  const { facts, problems } = readFacts(stated ? { ...(read.json as object), tenant: whole } : read.json);
  if (!facts || facts.tenant.name === name) return facts ? { facts, problems } : { problems };
  return {
    problems: [
      { where: 'facts.json, tenant.name', says: `is "${facts.tenant.name}", but the folder is "${name}".` },
    ],
  };
}

/** The header's colours in both schemes, as the brand's tokens have them or as follows from these. */
function headerColors(folder: string): Tenant['browserColor'] {
  const read = readTokens(loadTokens(folder).json);
  const hex = (values: typeof read.light) => {
    const ground = values.get('color.header.bg');
    return ground?.type === 'color' ? ground.value.hex : '#ffffff';
  };
  return { light: hex(read.light), dark: hex(read.dark) };
}

/** The hosts of a brand as its facts say them; nothing else of it is read or checked. */
export function hostsOf(name: string, folder = themesFolder): string[] {
  const read = readJson(join(folder, name, 'facts.json'), 'facts.json');
  const tenant = 'json' in read && isObject(read.json) ? read.json.tenant : undefined;
  const hosts = isObject(tenant) ? tenant.hosts : undefined;
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
}

/** The facts of a brand. @throws {BrandError} where they are missing or wrong. */
export function factsOf(name: string, folder = themesFolder): Facts {
  const { facts, problems } = readFactsIn(join(folder, name), name);
  if (!facts) throw new BrandError(name, problems);
  return facts;
}
