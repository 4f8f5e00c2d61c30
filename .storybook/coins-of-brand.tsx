import { type ReactNode, useContext } from 'react';
import { tenantOf } from '../apps/student/src/tenant.tsx';
import { BrandContext } from './with-tenant.tsx';

/** Coins as a brand counts them, `+20 decoins`; `undefined` in one that has none (THEME-04). */
export const coinsIn = (brand: string, count: number): string | undefined => {
  const { coin } = tenantOf(brand);
  return coin ? `+${count} ${coin.many}` : undefined;
};

/** What a story draws with the coins of the brand around it. */
export function CoinsOfBrand({
  count,
  children,
}: {
  count: number;
  children: (coins: string | undefined) => ReactNode;
}) {
  return children(coinsIn(useContext(BrandContext), count));
}
