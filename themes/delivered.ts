import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '@student/ui/theme/contract.ts';
import * as v from 'valibot';
import { doOverlap } from './brand-of-host.ts';
import { bundledBrands, hostsOf, readJson, themesFolder } from './brands.ts';
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

/** What was found: brands to be listed, what keeps others from it, and what to know of those that are listed, in sentences. */
export interface Found {
  delivered: readonly Delivered[];
  problems: readonly Problem[];
  warnings: readonly Problem[];
}

const address = v.pipe(v.string(), v.regex(/^[a-z][\w-]*\/\w[\w.-]*$/));
// What boot.js and brand-pictures.ts take apart at each comma: addresses with a width or a density, and nothing else.
const candidates = v.pipe(
  v.string(),
  v.regex(/^(?:(?:^|, )[a-z][\w-]*\/\w[\w.-]* [1-9]\d*(?:w|(?:\.\d+)?x))+$/),
);
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/));
const picture = v.object({
  src: address,
  width: v.number(),
  height: v.number(),
  sources: v.optional(
    v.array(v.object({ type: v.picklist(['image/avif', 'image/webp']), srcset: candidates })),
  ),
});
const Files = v.object({
  format: v.literal(1),
  // Those from before it was written down were made for the first.
  contract: v.optional(v.number(), 1),
  tenant: v.unknown(),
  footer: v.unknown(),
  landing: v.optional(v.unknown()),
  css: address,
  fonts: v.array(address),
  pictures: v.object({ favicon: picture, hero: picture, logo: picture, 'logo-inverted': picture }),
  social: address,
  installed: v.optional(
    v.object({ manifest: address, icon: address, bar: v.object({ light: color, dark: color }) }),
  ),
});

/**
 * The brands that lie in folders of delivered brands, looked for anew at each call: one that is added while a server runs is found at
 * the next. Where two folders hold the same brand, the first one counts. A brand that is broken, that has the name of one of the
 * app's own, that claims a host of these or the very claim of another is told and left out; the others are not affected. Where one
 * claim lies below another's, both are listed and it is told: the longer one counts (see brand-of-host.ts). So is a brand that was
 * delivered for an earlier contract.
 */
export function deliveredIn(roots: readonly string[]): Found {
  const delivered: Delivered[] = [];
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const claims = bundledBrands.flatMap((name) => hostsOf(name).map((host) => ({ host, name, isOwn: true })));
  const seen = new Set<string>();
  for (const root of roots) {
    for (const name of foldersIn(root)) {
      if (seen.has(name)) continue;
      const where = join(root, name);
      const read = keptDelivery(root, name);
      if (typeof read === 'string') {
        problems.push({ where, says: read });
        continue;
      }
      const shared = read.tenant.hosts.flatMap((host) =>
        claims.filter((claim) => doOverlap(host, claim.host)).map((claim) => ({ host, claim })),
      );
      const taken = shared.find(({ host, claim }) => claim.isOwn || claim.host === host);
      if (taken) {
        const { host, claim } = taken;
        const which = host === claim.host ? 'which is that' : `and ${claim.host} is that`;
        problems.push({ where, says: `claims the host ${host}, ${which} of ${claim.name}.` });
        continue;
      }
      for (const { host, claim } of shared) {
        const says = `claims ${host}, and ${claim.name} claims ${claim.host}: the longer of the two counts where both hold.`;
        warnings.push({ where, says });
      }
      if (read.contract < contractVersion) {
        const says = `was delivered for version ${read.contract} of the contract, and the app has version ${contractVersion}: what it leaves open is as this version has it. npm run build:theme delivers it anew.`;
        warnings.push({ where, says });
      }
      seen.add(name);
      claims.push(...read.tenant.hosts.map((host) => ({ host, name, isOwn: false })));
      delivered.push({ delivery: read, root });
    }
  }
  return { delivered, problems, warnings };
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
}

const kept = new Map<string, { stamp: string; read: Delivery | string }>();

/** {@link readDelivery}, read again once the folder or its `brand.json` has changed: a file that comes or goes changes the folder. */
function keptDelivery(root: string, name: string): Delivery | string {
  const folder = join(root, name);
  const stamp = [folder, join(folder, 'brand.json')]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((found) => `${found?.ino} ${found?.size} ${found?.mtimeMs} ${found?.ctimeMs}`)
    .join();
  const known = kept.get(folder);
  if (known?.stamp === stamp) return known.read;
  const read = readDelivery(root, name);
  kept.set(folder, { stamp, read });
  return read;
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
  const { tenant, footer, landing, ...rest } = files.output;
  const { facts, problems } = readFacts({ tenant, footer, landing, unconfirmed: [] }, 'brand.json');
  if (!facts) return problems.map(({ where, says }) => `${where} ${says}`).join(' ');
  if (facts.tenant.name !== name)
    return `is the brand "${facts.tenant.name}", so its folder has another name.`;
  const { css, fonts, pictures, social, installed } = rest;
  const kept = installed ? [installed.manifest, installed.icon] : [];
  const named = [css, social, ...kept, ...fonts, ...Object.values(pictures).flatMap(addressesOf)];
  const lost = named.find((file) => !file.startsWith(`${name}/`) || !existsSync(join(root, file)));
  if (lost !== undefined) return `names ${lost}, which is not there.`;
  return { ...rest, tenant: facts.tenant, footer: facts.footer, landing: facts.landing };
}

function addressesOf({ src, sources = [] }: Delivery['pictures']['hero']): string[] {
  const others = sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.replace(/ .*/, '')));
  return [src, ...others];
}
