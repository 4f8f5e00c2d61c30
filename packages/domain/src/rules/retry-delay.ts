const firstRetryDelay = 5_000;
const longestRetryDelay = 300_000;
/** A server that asks for more, in ms, is asked again before: it may have meant something else, and a timer holds 24 days. */
const longestAskedDelay = 3_600_000;

/** Time until what reached nobody is tried again, in ms, be it a lane or a session: longer after each failure in a row, from 5 s to 5 min. */
export function retryDelay(failures: number): number {
  return Math.min(longestRetryDelay, firstRetryDelay * 2 ** Math.max(0, failures - 1));
}

/** The same where the server has asked for a wait, in ms: never less than usual, and at most an hour. */
export function askedRetryDelay(failures: number, asked: number): number {
  return Math.max(retryDelay(failures), Math.min(longestAskedDelay, asked));
}
