/** What the pages about brands read: each folder's tokens, assets and facts. */
export const tokensOf = import.meta.glob<unknown>('../../../themes/*/tokens.json', {
  eager: true,
  import: 'default',
});
const urls = import.meta.glob<string>('../../../themes/*/assets/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Parsed `tokens.json` of a brand. */
export const tokens = (brand: string): unknown => tokensOf[`../../../themes/${brand}/tokens.json`];

/** Address of a brand's asset, `logo` for `assets/logo.svg`; absent where the brand has none. */
export const assetUrl = (brand: string, name: string): string | undefined =>
  urls[`../../../themes/${brand}/assets/${name}.svg`];
