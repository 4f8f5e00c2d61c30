import type { Platform } from './platform.ts';

/** Calls `act` whenever the network is back. @returns stops listening. */
export const whenBackOnline = (events: Platform['events'], act: () => void) => {
  events.addEventListener('online', act);
  return () => events.removeEventListener('online', act);
};
