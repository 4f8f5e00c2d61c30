import { quantile } from '../load/measures.ts';

/** Milliseconds that the 99th percentile of each call of the dashboard has to stay below. */
const slowestAllowed = 50;

/** Whether each call was fast enough, by the milliseconds that each of its answers took, and the sentence that says so. */
export const verdictOf = (calls: readonly (readonly number[])[]): { holds: boolean; sentence: string } => {
  if (calls.length === 0 || calls.some((times) => times.length === 0))
    return { holds: false, sentence: 'does not hold: a call of the dashboard was never answered' };
  const slow = calls.filter((times) => quantile(times, 0.99) >= slowestAllowed).length;
  const word = slow === 0 ? 'holds' : 'does not hold';
  return {
    holds: slow === 0,
    sentence: `${word}: ${slow} of ${calls.length} calls of the dashboard with a 99th percentile of ${slowestAllowed} ms or more`,
  };
};
