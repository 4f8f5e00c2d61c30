import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { isOffline } from './failures.ts';
import { createRegionGroup, RegionGroupContext } from './region-group.ts';
import { Failed } from './shell/failed.tsx';
import { useRetryOnline } from './use-retry-online.ts';

type PageRegionsProps = {
  children: ReactNode;
  /** What becomes of the page when all its regions failed: one message instead of it, or the first of them tells it. */
  ifAllFail: 'replaced' | 'told';
  /** Around the message that stands instead of the page. */
  instead?: (message: ReactNode) => ReactNode;
};

/** The regions of one page, which know of each other: what fails together is told once and asked for again together. */
export function PageRegions({ children, ifAllFail, instead = (message) => message }: PageRegionsProps) {
  const queryClient = useQueryClient();
  const [group] = useState(createRegionGroup);
  /** Of the page that gave way to the message, in its order. */
  const [errors, setErrors] = useState<readonly unknown[]>([]);
  const [isPending, setPending] = useState(false);

  // The group, which stands outside of React. It forgets the regions with the page, so what it said first is kept.
  useEffect(() => {
    if (ifAllFail === 'told') return;
    const look = () => {
      const only = group.onlyErrors();
      if (only.length > 0) setErrors((kept) => (kept.length > 0 ? kept : only));
    };
    // Parts that are replaced leave before those that come have said so: one looks when all have.
    return group.subscribe(() => queueMicrotask(look));
  }, [group, ifAllFail]);

  /** The page comes back with the first answer, whatever it is of; each of the others waits or fails in its own place. */
  const askAgain = useCallback(
    async (isDue: (error: unknown) => boolean) => {
      const failed = queryClient
        .getQueryCache()
        .findAll({ predicate: ({ state }) => state.status === 'error' });
      const due = failed.filter(({ state }) => isDue(state.error));
      setPending(true);
      try {
        // What failed long ago is forgotten by now: it is asked for as the page comes back.
        if (failed.length === 0) return setErrors([]);
        await Promise.any(due.map((query) => query.fetch()));
        setErrors([]);
      } catch {
        // None answered: the message stays, and says why this time.
        if (due.length > 0) setErrors(due.map(({ state }) => state.error));
      } finally {
        setPending(false);
      }
    },
    [queryClient],
  );
  const retry = () => void askAgain(() => true);
  const retryUnreached = useCallback(() => void askAgain(isOffline), [askAgain]);
  useRetryOnline(errors.find(isOffline), retryUnreached);

  if (errors.length > 0) {
    return instead(
      <Failed error={errors[0]} verdict="tellForPage" size="page" retry={retry} pending={isPending} />,
    );
  }
  return <RegionGroupContext value={group}>{children}</RegionGroupContext>;
}
