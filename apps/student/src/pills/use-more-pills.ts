import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pillsQuery } from './pills.queries.ts';

/**
 * Reads another slice of pills, where there is one (PILL-03). What was watched since the last reading has moved behind the others at
 * the server: then the slices that are known are read anew first, so that none is passed over.
 */
export function useMorePills(): () => Promise<void> {
  const queryClient = useQueryClient();
  const { fetchNextPage, refetch } = useInfiniteQuery(pillsQuery());
  return useCallback(async () => {
    const state = queryClient.getQueryState(pillsQuery().queryKey);
    if (state?.isInvalidated) await refetch();
    await fetchNextPage({ cancelRefetch: false });
  }, [queryClient, fetchNextPage, refetch]);
}
