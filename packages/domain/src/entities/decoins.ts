import * as v from 'valibot';
import { entity } from './entity.ts';
import { rows } from './rows.ts';
import { Count, Id, Instant, Whole } from './values.ts';

export const StatementType = v.picklist(['credit', 'debit']);
export type StatementType = v.InferOutput<typeof StatementType>;

export const DecoinLimit = entity(
  {
    isDecoinLimitExceed: v.boolean(),
    /** True once the person dismissed the message. */
    acceptDailyDecoinLimitMessage: v.boolean(),
  },
  { isDecoinLimitExceed: 'isDailyLimitReached', acceptDailyDecoinLimitMessage: 'hasAcceptedDailyLimit' },
);
export type DecoinLimit = v.InferOutput<typeof DecoinLimit>;

export const StatementEntry = v.object({
  id: Id,
  description: v.string(),
  type: StatementType,
  /** Origin of the movement. */
  typeCode: Whole,
  /** Positive for credits, negative for debits. */
  decoins: v.pipe(v.number(), v.integer()),
  createdAt: Instant,
});
export type StatementEntry = v.InferOutput<typeof StatementEntry>;

export const StatementPage = v.object({
  statements: rows(StatementEntry),
  totalPages: Count,
});
export type StatementPage = v.InferOutput<typeof StatementPage>;
