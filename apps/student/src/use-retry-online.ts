import { useEffect } from 'react';
import { whenBackOnline } from './back-online.ts';
import { isOffline } from './failures.ts';
import { useServices } from './services.ts';

/** What failed because its call reached nobody is tried again once the network is back. */
export function useRetryOnline(error: unknown, retry: (() => void) | undefined): void {
  const { events } = useServices().platform;

  // The network.
  useEffect(
    () => (retry && isOffline(error) ? whenBackOnline(events, retry) : undefined),
    [events, error, retry],
  );
}
