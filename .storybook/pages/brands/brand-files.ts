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

/** Address of a brand's asset, `logo` for `assets/logo.svg` or `assets/logo.png`; absent where the brand has none. */
export const assetUrl = (brand: string, name: string): string | undefined =>
  Object.entries(urls).find(([path]) => path.includes(`/themes/${brand}/assets/${name}.`))?.[1];
