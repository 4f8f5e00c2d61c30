import { Reward, type RewardProps } from '@student/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { lastAsk } from '../session/balance.ts';
import { useTenant } from '../tenant.tsx';
import { coinsText } from './coins-text.ts';

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
