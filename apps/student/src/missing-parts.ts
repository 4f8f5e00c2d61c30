import { whenBackOnline } from './back-online.ts';
import type { Platform } from './platform.ts';

/** The parts of one app that say that their code is missing: one message stands for all of them. */
export function createMissingParts(events: Platform['events']) {
  let giveUpFormer: (() => void) | undefined;
  return {
    /** Gives up the part that was told of before, and this one once it can be asked for again. @returns forgets this one. */
    tell: (giveUp: () => void) => {
      giveUpFormer?.();
      giveUpFormer = giveUp;
      const stop = whenBackOnline(events, giveUp);
      return () => {
        stop();
        if (giveUpFormer === giveUp) giveUpFormer = undefined;
      };
    },
  };
}

export type MissingParts = ReturnType<typeof createMissingParts>;
