import type { Platform } from './platform.ts';

/** The time as the server has it. */
export type ServerClock = {
  /** ms since 1970; the device's own until a call has been answered. */
  now: () => number;
  /** Calls back when an answer corrects it. @returns the way to stop hearing */
  subscribe: (listener: () => void) => () => void;
  /** `fetch` that learns the server's time from each answer. */
  heardFrom: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
};

/** A `Date` header counts whole seconds; a correction below this, in ms, would only let a countdown stumble. */
const tolerance = 1500;

/** Measures how far the device's clock is from the server's, since deadlines are the server's (QUIZ-15). */
export function createServerClock({ now }: Pick<Platform, 'now'>): ServerClock {
  let ahead = 0;
  const listeners = new Set<() => void>();
  return {
    now: () => now() + ahead,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    heardFrom: (fetch) => async (input, init) => {
      const asked = now();
      const answer = await fetch(input, init);
      const told = Date.parse(answer.headers.get('date') ?? '');
      // Half a second is cut off on average, and the answer was given half-way between asking and hearing it: at any time between
      // the two, which may be hours where the lid was closed meanwhile. What is known may be right as long as it lies within.
      const halfWay = (now() - asked) / 2;
      const heard = told + 500 - asked - halfWay;
      if (Math.abs(heard - ahead) > tolerance + halfWay) {
        ahead = heard;
        for (const listener of listeners) listener();
      }
      return answer;
    },
  };
}
