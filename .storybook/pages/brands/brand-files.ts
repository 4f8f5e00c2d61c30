import { tenants } from 'virtual:tenants';
import { bundle } from '../../../themes/compiler/format/bundle.ts';
import { isObject } from '../../../themes/compiler/format/json.ts';
import type { Tenant } from '../../../themes/tenant.ts';

/** What the pages about brands read: each folder's tokens, assets and facts. */
const files = import.meta.glob<unknown>(
  ['../../../themes/*/*.json', '../../../themes/*/**/*.json', '!../../../themes/testing/**'],
  { eager: true, import: 'default' },
);
const urls = import.meta.glob<string>('../../../themes/*/assets/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Tokens of a brand: its `tokens.json`, or its `resolver.json` with the files that it points to. */
export function tokens(brand: string): unknown {
  const at = (file: string) => files[`../../../themes/${brand}/${file}`];
  const resolver = at('resolver.json');
  if (at('tokens.json') !== undefined || !isObject(resolver)) return at('tokens.json');
  // What is not there is told by `npm run check:theme`; here it is missing from the page.
  const whyNot = (file: string) => (at(file) === undefined ? 'does not exist' : undefined);
  return bundle(resolver, 'resolver.json', { whyNot, read: at }, () => {});
}

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
