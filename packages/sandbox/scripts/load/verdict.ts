import { quantile } from './measures.ts';

/** Milliseconds that the 99th percentile of all calls has to stay below. */
const slowestAllowed = 250;

type Found = {
  failures: number;
  /** Writes lost or doubled, of so many that were confirmed. */
  missing: number;
  writes: number;
  times: readonly number[];
};

/** Whether the server held, and the sentence that says so. */
export const verdictOf = ({
  failures,
  missing,
  writes,
  times,
}: Found): { holds: boolean; sentence: string } => {
  const slowest = quantile(times, 0.99);
  // Where nothing was asked nothing was shown.
  if (times.length === 0) return { holds: false, sentence: 'does not hold: no call was answered' };
  if (writes === 0) return { holds: false, sentence: 'does not hold: no write was confirmed' };
  const holds = failures === 0 && missing === 0 && slowest < slowestAllowed;
  const word = holds ? 'holds' : 'does not hold';
  return {
    holds,
    sentence: `${word}: no error, nothing lost, 99th percentile ${slowest.toFixed(0)} of ${slowestAllowed} ms`,
  };
};
