import { useMemo, useSyncExternalStore } from 'react';
import { textOf } from '../../../themes/compiler/css.ts';
import { readTokens } from '../../../themes/compiler/tokens.ts';
import { brands } from '../../looks.ts';
import { tokens } from '../brands/brand-files.ts';
import { usePageScheme } from '../brands/page-scheme.ts';

/** What the brand and the scheme that the page wears say for a token, as CSS writes it. */
export type ValueAt = (path: string) => string | undefined;

/** Values of the page's own brand and scheme, also when they are changed in place. */
export function usePageValues(): ValueAt {
  const scheme = usePageScheme();
  const brand = usePageBrand();
  const values = useMemo(() => readTokens(tokens(brand)), [brand]);
  return (path) => textOf(values[scheme].get(path));
}

/** The brand that the page wears. */
export const usePageBrand = (): string => useSyncExternalStore(onBrand, brandOfPage);

function onBrand(changed: () => void): () => void {
  const attribute = new MutationObserver(changed);
  attribute.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => attribute.disconnect();
}

/** A brand that is only tried has no folder: the page says the values of the first one. */
function brandOfPage(): string {
  const { theme } = document.documentElement.dataset;
  return brands.find((name) => name === theme) ?? brands[0] ?? 'decola';
}
