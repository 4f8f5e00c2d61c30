import { formatNumber } from '@student/domain';
import { Reward, type RewardProps } from '@student/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { course as words } from '../pt-br/course.ts';
import { useServices } from '../services.ts';
import { type BalanceAsk, lastAsk } from '../session/balance.ts';
import { useTenant } from '../tenant.tsx';

type EarnedRewardProps = Omit<RewardProps, 'coins' | 'awaitsCoins' | 'balanceBefore'> & {
  /** Whether what was finished may pay coins; what else was earned meanwhile is not shown as its own. */
  pays: boolean;
};

/** A reward with the coins that the server has paid for what was finished, once it has said how many. */
export function EarnedReward({ pays, ...reward }: EarnedRewardProps) {
  const { session } = useServices();
  const { coin } = useTenant();
  // The question that finishing has raised: of later ones another reward tells.
  const [ask] = useState(() => (pays ? lastAsk(session) : undefined));
  const earned = useSyncExternalStore(session.subscribe, () => ask?.earned);

  // The server: now that the coins have a place to come from, it is asked for them.
  useEffect(() => ask?.send(), [ask]);

  return (
    <Reward
      {...reward}
      coins={earned && coin ? coinsText(earned, coin) : undefined}
      awaitsCoins={ask !== undefined}
      balanceBefore={earned?.before}
    />
  );
}

function coinsText({ before, now }: NonNullable<BalanceAsk['earned']>, coin: { one: string; many: string }) {
  const count = now - before;
  return words.coins(formatNumber(count), count === 1 ? coin.one : coin.many);
}
