import { useCallback, useEffect, useRef, useState } from 'react';

/** Tells whether nobody has moved for `delay` milliseconds while `watching`. Returns the fact and what ends it. */
export function useIdle(watching: boolean, delay: number) {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    if (watching) timer.current = setTimeout(() => setIdle(true), delay);
  }, [watching, delay]);

  // The clock: starts when watching starts, stops with it.
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);

  return { idle, wake };
}
