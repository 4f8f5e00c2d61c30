import type { OutboxAct } from '@student/domain';

export type CoinLimitContext = {
  /** The day, `2026-11-25`, of the last earning, and the day on which the message was last accepted. */
  day: string | undefined;
  acceptedOn: string | undefined;
};

export type CoinLimitEvent =
  /** Something was done on this day that may have paid coins. */
  | { type: 'coins.earn'; day: string }
  /** The person has closed the message. */
  | { type: 'limit.close' }
  /** The server has the acceptance, whichever tab has sent it. */
  | { type: 'limit.settle' };

export type CoinLimitEmitted = { type: 'act.record'; act: OutboxAct };
