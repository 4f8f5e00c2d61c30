import { listStatement, type QueryOf } from '@student/api-client';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { endpointQuery, keyOf } from '../../queries/endpoint-query.ts';
import type { Request } from '../../request.ts';

/** Everything that was read of the statement: a balance that changes makes it stale. */
export const statementKey = keyOf(listStatement);

/** Coins come and go elsewhere: what is older than this is read anew, in milliseconds. */
const staleTime = 5000;

/** One page of the movements, 20 each; the page before stays while the next one is pending (DECOIN-02, LIMITS-04). */
export const statementQuery = (query: QueryOf<typeof listStatement>) => ({
  ...endpointQuery(listStatement, { query }),
  staleTime,
  placeholderData: keepPreviousData,
});

/** As many as a call may ask for, and as many calls as are made. */
const part = { limit: 100, most: 10 } as const;

/** How many movements are counted and drawn at most. */
export const mostMovements = part.limit * part.most;

/**
 * All movements from a day until now, of every kind, or the newest of them: the contract has no sums, so they are made of these, and the
 * balance of a day is today's without what came later.
 */
export const movementsSinceQuery = (request: Request, firstDate: string | undefined) => ({
  queryKey: [...statementKey, { since: firstDate ?? null }],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const read = (page: number) => {
      const order = { orderBy: 'createdAt', ordinationAsc: false };
      return request(listStatement, { query: { ...order, page, limit: part.limit, firstDate }, signal });
    };
    const newest = await read(1);
    const pages = Math.min(newest.totalPages, part.most);
    const older = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2)));
    return {
      movements: [newest, ...older].flatMap(({ statements }) => statements),
      isWhole: newest.totalPages <= part.most,
    };
  },
  staleTime,
  placeholderData: keepPreviousData,
});

/** Whether anything of the statement has been read: its page stands, or did a moment ago. */
export const hasReadStatement = (queryClient: QueryClient): boolean =>
  queryClient.getQueriesData({ queryKey: statementKey }).some(([, data]) => data !== undefined);
