/** How much of something is done. */
export interface ShareDone {
  finished: number;
  total: number;
  /** 0 to 100, whole; 100 only when all is done, and 0 of nothing. */
  percentage: number;
}

/** The share of what is done; never more than there is. */
export function shareDone(finished: number, total: number): ShareDone {
  const done = Math.min(finished, total);
  return { finished: done, total, percentage: total === 0 ? 0 : Math.floor((100 * done) / total) };
}
