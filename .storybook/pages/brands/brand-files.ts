import { tenants } from 'virtual:tenants';
import type { Tenant } from '../../../themes/tenant.ts';

/** What the pages about brands read: each folder's tokens, assets and facts. */
export const tokensOf = import.meta.glob<unknown>('../../../themes/*/tokens.json', {
  eager: true,
  import: 'default',
});
const urls = import.meta.glob<string>('../../../themes/*/assets/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Parsed `tokens.json` of a brand. */
export const tokens = (brand: string): unknown => tokensOf[`../../../themes/${brand}/tokens.json`];

/** Facts of a brand. @throws {Error} where `facts.json` is missing or wrong; `npm run check:theme` says what. */
export function factsOf(brand: string): Tenant {
  const facts = tenants[brand];
  if (!facts) throw new Error(`themes/${brand}/facts.json cannot be read; see npm run check:theme ${brand}.`);
  return facts;
}

/** A brand's asset, `logo` for `assets/logo.svg` or `assets/logo.png`: its file and its address; absent where the brand has none. */
export function assetOf(brand: string, name: string): { file: string; url: string } | undefined {
  const start = `../../../themes/${brand}/`;
  const found = Object.entries(urls).find(([path]) => path.startsWith(`${start}assets/${name}.`));
  return found && { file: found[0].slice(start.length), url: found[1] };
}

/** Address of a brand's asset. */
export const assetUrl = (brand: string, name: string): string | undefined => assetOf(brand, name)?.url;
