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

/** How long what stands stays for answers that are nearly there, in ms; later, the shape of the page that comes is drawn. */
const patience = 200;

/**
 * Starts queries, and waits shortly for those of which nothing is known yet: what stands meanwhile, be it the page before or what the
 * document has drawn (decision 0607), says more than an empty page, and what has come by then is drawn at once instead of after a
 * skeleton.
 */
export async function warm(queryClient: QueryClient, queries: readonly FirstQuery[]): Promise<void> {
  const answers = queries.map((query) => {
    const isKnown = queryClient.getQueryData(query.queryKey) !== undefined;
    const answer =
      'getNextPageParam' in query
        ? queryClient.prefetchInfiniteQuery(query as never)
        : queryClient.prefetchQuery(query as never);
    return isKnown ? undefined : answer;
  });
  await Promise.race([Promise.all(answers), new Promise((resolve) => setTimeout(resolve, patience))]);
}
