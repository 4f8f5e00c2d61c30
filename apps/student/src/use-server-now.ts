import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './services.ts';

/** A minute in ms. */
const minute = 60_000;

/**
 * The server's time in ms since 1970, in whole minutes. What is drawn from it is drawn anew with each minute and when an answer
 * corrects the clock; `serverClock.now()` in a render would be read once and kept.
 */
export function useServerNow(): number {
  const { serverClock } = useServices();
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            listener();
            wait();
          },
          minute - (serverClock.now() % minute),
        );
      };
      const corrected = () => {
        clearTimeout(timer);
        listener();
        wait();
      };
      wait();
      const leave = serverClock.subscribe(corrected);
      return () => {
        clearTimeout(timer);
        leave();
      };
    },
    [serverClock],
  );
  return useSyncExternalStore(subscribe, () => Math.floor(serverClock.now() / minute) * minute);
}
