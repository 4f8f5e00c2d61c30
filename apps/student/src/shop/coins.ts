import { formatNumber } from '@student/domain';
import { useTenant } from '../tenant.tsx';

/** Says an amount in the brand's own coins: '1 decoin', '1.250 decoins' (SHOP-24). */
export function useCoins(): (amount: number) => string {
  const { coin } = useTenant();
  return (amount) =>
    coin ? `${formatNumber(amount)} ${amount === 1 ? coin.one : coin.many}` : formatNumber(amount);
}
