import { isOnTheWay } from './page-stands.ts';

/** Which answers are on their way, and who hears of it. */
export interface ComingAnswers {
  /**
   * A fetch whose answers are counted from the moment in which they are asked for until all of them is there, and come in the
   * order in which they were asked for: what a page decides by who is first, it decides alike each time.
   */
  fetch: typeof globalThis.fetch;
  /** How many come. */
  coming(): number;
  /** How many were asked for that never come. */
  silent(): number;
  subscribe(hear: () => void): () => void;
}

/**
 * Counts the answers that are under way, apart from those that never come: a story that shows waiting is complete when only what
 * it keeps silent is missing. An answer, or its failure, is delivered after those of all calls that were made before.
 */
export function watchAnswers(
  fetch: typeof globalThis.fetch,
  isSilent: (request: Request) => boolean,
): ComingAnswers {
  const hearers = new Set<() => void>();
  const counts = { coming: 0, silent: 0 };
  let before = Promise.resolve();
  const count = (which: keyof typeof counts, more: number) => {
    counts[which] += more;
    // A call may be made while a component is drawn: nobody else is drawn anew in that moment.
    queueMicrotask(() => {
      for (const hear of hearers) hear();
    });
  };
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const which = isSilent(request) ? 'silent' : 'coming';
      const asked = before;
      const delivered = Promise.withResolvers<void>();
      // What never comes holds nobody up, and neither does what a page needs in order to stand.
      const hasTurn = which === 'coming' && !isOnTheWay(request);
      if (hasTurn) before = delivered.promise;
      count(which, 1);
      try {
        const answer = await fetch(request);
        // Its body may come later.
        await answer.clone().arrayBuffer();
        return answer;
      } finally {
        if (hasTurn) await asked;
        // Whoever asked for it has read it by then.
        void nextTask().then(delivered.resolve);
        count(which, -1);
      }
    },
    coming: () => counts.coming,
    silent: () => counts.silent,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

/** The next task: not by a timer, which waits while pictures are taken. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((begun) => {
    port1.onmessage = () => {
      port1.close();
      begun();
    };
    port2.postMessage(undefined);
  });
}
