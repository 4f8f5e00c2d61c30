import { firstBrand } from 'virtual:tenants';
import { useMemo, useSyncExternalStore } from 'react';
import { textOf } from '../../../themes/compiler/css.ts';
import { readTokens, type SchemeName } from '../../../themes/compiler/tokens.ts';
import { brands } from '../../looks.ts';
import { tokens } from '../brands/brand-files.ts';
import { usePageScheme } from '../brands/page-scheme.ts';
import { notationsOf } from './notations.ts';

/** The names that a page says something about, as it says them in order. */
export const keys = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[];

/** What the brand and the scheme that the page wears say for a token, as CSS writes it. */
export type ValueAt = (path: string) => string | undefined;

/** Values of the page's own brand and scheme, also when they are changed in place. */
export function usePageValues(): ValueAt {
  const scheme = usePageScheme();
  const brand = usePageBrand();
  return (path) => textOf(valuesOf(brand)[scheme].get(path));
}

/** What a token is in the page's brand, in every notation, and in the other brands where it is something else. */
export interface TokenValues {
  here: readonly string[];
  elsewhere: readonly { brand: string; value: string }[];
}

/** The values of a token in the scheme that the page wears. */
export function useTokenValues(path: string | undefined): TokenValues {
  const scheme = usePageScheme();
  const brand = usePageBrand();
  return useMemo(() => valuesAt(path, brand, scheme), [path, brand, scheme]);
}

function valuesAt(path: string | undefined, brand: string, scheme: SchemeName): TokenValues {
  if (path === undefined) return { here: [], elsewhere: [] };
  const notations = (of: string) => {
    const value = valuesOf(of)[scheme].get(path);
    return value ? notationsOf(value) : ['none'];
  };
  const here = notations(brand);
  const elsewhere = brands
    .filter((other) => other !== brand)
    .map((other) => ({ brand: other, value: notations(other)[0] ?? '' }))
    .filter(({ value }) => value !== here[0]);
  return { here, elsewhere };
}

/** The tokens of a brand's folder, read once. */
function valuesOf(brand: string): ReturnType<typeof readTokens> {
  const known = read.get(brand) ?? readTokens(tokens(brand));
  read.set(brand, known);
  return known;
}
const read = new Map<string, ReturnType<typeof readTokens>>();

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
  return brands.find((name) => name === theme) ?? firstBrand;
}
