import type { QueryClient } from '@tanstack/react-query';
import '../first-screens/first-screen.ts';

type FirstQuery = {
  readonly queryKey: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * What a place asks first, from the parameters of its address. It stands in the `first-queries.ts` beside the route module:
 * its loader starts these queries, and so does the document, before any script has come (boot/early-calls.ts).
 */
export type FirstQueries<Params = Record<string, number>> = (params: Params) => readonly FirstQuery[];

/** How long the document's first screen stays for answers that are nearly there, in ms. */
const patience = 200;

/**
 * Starts queries. Where the document has drawn the page meanwhile (decision 0607) it waits shortly for their answers: they were asked
 * for long before, and what has come is drawn at once instead of after a skeleton. Elsewhere it waits for none of them.
 */
export async function warm(queryClient: QueryClient, queries: readonly FirstQuery[]): Promise<void> {
  const answers = Promise.all(
    queries.map((query) =>
      'getNextPageParam' in query
        ? queryClient.prefetchInfiniteQuery(query as never)
        : queryClient.prefetchQuery(query as never),
    ),
  );
  if (!window.firstScreen) return;
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience))]);
}
