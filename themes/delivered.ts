import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { bundledBrands, factsOf, readJson, themesFolder } from './brands.ts';
import type { Problem } from './compiler/tokens.ts';
import type { Delivery } from './delivery.ts';
import { readFacts } from './facts.ts';

/** Where `build:theme` puts brands and `npm start` looks for them unless told otherwise: beside what is built, never inside it. */
export const deliveredFolder = join(themesFolder, '../.data/brands');

/** A delivered brand that can be used, and where its files lie. */
export interface Delivered {
  delivery: Delivery;
  /** The folder of all brands in which its own lies. */
  root: string;
}

/** What was found: brands to be listed, and what keeps others from it, in sentences. */
export interface Found {
  delivered: readonly Delivered[];
  problems: readonly Problem[];
}

const address = v.pipe(v.string(), v.regex(/^[a-z][\w-]*\/[\w.-]+$/));
const picture = v.object({
  src: address,
  width: v.number(),
  height: v.number(),
  sources: v.optional(v.array(v.object({ type: v.string(), srcset: v.string() }))),
});
const Files = v.object({
  format: v.literal(1),
  tenant: v.unknown(),
  footer: v.unknown(),
  css: address,
  fonts: v.array(address),
  pictures: v.object({ favicon: picture, hero: picture, logo: picture, 'logo-inverted': picture }),
  social: address,
});

/**
 * The brands that lie in folders of delivered brands, read anew at each call: one that is added while a server runs is found at the
 * next. Where two folders hold the same brand, the first one counts. A brand that is broken, that has the name of one of the app's
 * own or that claims somebody's host is told and left out; the others are not affected.
 */
export function deliveredIn(roots: readonly string[]): Found {
  const delivered: Delivered[] = [];
  const problems: Problem[] = [];
  const hosts = new Map(
    bundledBrands.flatMap((name) => factsOf(name).tenant.hosts.map((host) => [host, name])),
  );
  const seen = new Set<string>();
  for (const root of roots) {
    for (const name of foldersIn(root)) {
      if (seen.has(name)) continue;
      const where = join(root, name);
      const read = readDelivery(root, name);
      if (typeof read === 'string') {
        problems.push({ where, says: read });
        continue;
      }
      const taken = read.tenant.hosts.find((host) => hosts.has(host));
      if (taken !== undefined) {
        problems.push({ where, says: `claims the host ${taken}, which is that of ${hosts.get(taken)}.` });
        continue;
      }
      seen.add(name);
      for (const host of read.tenant.hosts) hosts.set(host, name);
      delivered.push({ delivery: read, root });
    }
  }
  return { delivered, problems };
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

/** A delivery, or in a sentence why it cannot be used. */
function readDelivery(root: string, name: string): Delivery | string {
  if (bundledBrands.includes(name))
    return 'has the name of one of the app’s own brands, which stays as it is.';
  const read = readJson(join(root, name, 'brand.json'), 'brand.json');
  if ('problem' in read) return `${read.problem.where} ${read.problem.says} npm run build:theme writes it.`;
  const files = v.safeParse(Files, read.json);
  if (!files.success) {
    const [issue] = files.issues;
    return `brand.json was not written by this version: ${v.getDotPath(issue) ?? ''} ${issue.message}`;
  }
  const { tenant, footer, ...rest } = files.output;
  const { facts, problems } = readFacts({ tenant, footer, unconfirmed: [] }, 'brand.json');
  if (!facts) return problems.map(({ where, says }) => `${where} ${says}`).join(' ');
  if (facts.tenant.name !== name)
    return `is the brand "${facts.tenant.name}", so its folder has another name.`;
  const { css, fonts, pictures, social } = rest;
  const named = [css, social, ...fonts, ...Object.values(pictures).map(({ src }) => src)];
  const lost = named.find((file) => !file.startsWith(`${name}/`) || !existsSync(join(root, file)));
  if (lost !== undefined) return `names ${lost}, which is not there.`;
  return { ...rest, tenant: facts.tenant, footer: facts.footer };
}
