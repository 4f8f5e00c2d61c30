import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createRegionGroup, RegionGroupContext } from './region-group.ts';
import { Failed } from './shell/failed.tsx';
import { useRetryOnline } from './use-retry-online.ts';

type PageRegionsProps = {
  children: ReactNode;
  /** What becomes of the page when all its regions failed: one message instead of it, or the first of them tells it. */
  ifAllFail: 'replaced' | 'told';
};

/** The regions of one page, which know of each other: what fails together is told once and asked for again together. */
export function PageRegions({ children, ifAllFail }: PageRegionsProps) {
  const queryClient = useQueryClient();
  const [group] = useState(createRegionGroup);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [isPending, setPending] = useState(false);

  // The group, which stands outside of React. It forgets the regions with the page, so the failure is kept here.
  useEffect(() => {
    if (ifAllFail === 'told') return;
    return group.subscribe(() => {
      const only = group.onlyFailures();
      if (only) setFailure({ error: only.error });
    });
  }, [group, ifAllFail]);

  /** The page comes back with the first answer, whatever it is of; each of the others waits or fails in its own place. */
  const retry = useCallback(async () => {
    const failed = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === 'error' });
    setPending(true);
    try {
      // What failed long ago is forgotten by now: it is asked for as the page comes back.
      if (failed.length === 0) return setFailure(undefined);
      await Promise.any(failed.map((query) => query.fetch()));
      setFailure(undefined);
    } catch {
      // None answered: the message stays.
    } finally {
      setPending(false);
    }
  }, [queryClient]);
  useRetryOnline(failure?.error, retry);

  if (failure) {
    return (
      <Failed
        error={failure.error}
        verdict="tellForPage"
        size="page"
        retry={() => void retry()}
        pending={isPending}
      />
    );
  }
  return <RegionGroupContext value={group}>{children}</RegionGroupContext>;
}
