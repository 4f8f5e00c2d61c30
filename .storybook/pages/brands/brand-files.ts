import { bundle } from '../../../themes/compiler/format/bundle.ts';
import { isObject } from '../../../themes/compiler/format/json.ts';

/** What the pages about brands read: each folder's tokens, assets and facts. */
const files = import.meta.glob<unknown>(
  ['../../../themes/*/*.json', '../../../themes/*/**/*.json', '!../../../themes/testing/**'],
  { eager: true, import: 'default' },
);
const urls = import.meta.glob<string>('../../../themes/*/assets/*.svg', {
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
  return bundle(resolver, 'resolver.json', { has: (file) => at(file) !== undefined, read: at }, () => {});
}

/** Address of a brand's asset, `logo` for `assets/logo.svg`; absent where the brand has none. */
export const assetUrl = (brand: string, name: string): string | undefined =>
  urls[`../../../themes/${brand}/assets/${name}.svg`];
