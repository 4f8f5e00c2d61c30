import type { QueryClient } from '@tanstack/react-query';

type FirstQuery = {
  readonly queryKey: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * What a place asks first, from the parameters of its address. It stands in the `first-queries.ts` beside the route module:
 * its loader starts these queries, and so does the document, before any script has come (boot/early-calls.ts).
 */
export type FirstQueries<Params = Record<string, number>> = (params: Params) => readonly FirstQuery[];

/** Starts queries and waits for none of them. */
export function warm(queryClient: QueryClient, queries: readonly FirstQuery[]): void {
  for (const query of queries) {
    if ('getNextPageParam' in query) void queryClient.prefetchInfiniteQuery(query as never);
    else void queryClient.prefetchQuery(query as never);
  }
}
