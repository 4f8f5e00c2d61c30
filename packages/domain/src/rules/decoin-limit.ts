/**
 * Tells whether the daily-limit modal opens: the limit was exceeded and its message not accepted before (DECOIN-08,
 * DECOIN-09). On the wire `acceptDailyDecoinLimitMessage`, read as already accepted.
 */
export function opensDecoinLimit(limit: {
  isDailyLimitReached: boolean;
  hasAcceptedDailyLimit: boolean;
}): boolean {
  return limit.isDailyLimitReached && !limit.hasAcceptedDailyLimit;
}
