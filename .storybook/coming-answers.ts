/** How many answers are on their way, and who hears of it. */
export interface ComingAnswers {
  /** A fetch whose answers are counted from the moment in which they are asked for. */
  fetch: typeof globalThis.fetch;
  areComing(): boolean;
  subscribe(hear: () => void): () => void;
}

/**
 * Knows whether answers are on their way, of those that come at all: a story that shows waiting is complete when only what it
 * keeps silent is missing.
 */
export function watchAnswers(
  fetch: typeof globalThis.fetch,
  isSilent: (request: Request) => boolean,
): ComingAnswers {
  const hearers = new Set<() => void>();
  let coming = 0;
  const count = (more: number) => {
    coming += more;
    for (const hear of hearers) hear();
  };
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (isSilent(request)) return fetch(request);
      count(1);
      try {
        return await fetch(request);
      } finally {
        count(-1);
      }
    },
    areComing: () => coming > 0,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
