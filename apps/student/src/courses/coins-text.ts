import { formatNumber } from '@student/domain';
import { course as words } from '../pt-br/course.ts';
import type { BalanceAsk } from '../session/balance.ts';

/** What a balance has grown by, in the words of a brand's coin. */
export function coinsText(
  { before, now }: NonNullable<BalanceAsk['earned']>,
  coin: { one: string; many: string },
): string {
  const count = now - before;
  return words.coins(formatNumber(count), count === 1 ? coin.one : coin.many);
}
