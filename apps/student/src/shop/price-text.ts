import { formatNumber } from '@student/domain';
import { price } from '../pt-br/price.ts';
import { useTenant } from '../tenant.tsx';

/** An amount in a brand's coin: '1.250 decoins', '1 decoin'; the bare number in a brand without (SHOP-24). */
export const priceText = (amount: number, coin: { one: string; many: string } | null): string =>
  coin ? price(formatNumber(amount), Math.abs(amount) === 1 ? coin.one : coin.many) : formatNumber(amount);

/** The same in the words of the brand around, for components. */
export function usePriceText(): (amount: number) => string {
  const { coin } = useTenant();
  return (amount) => priceText(amount, coin);
}
