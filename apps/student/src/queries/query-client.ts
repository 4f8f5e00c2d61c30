import type { AnyEndpoint, RequestOptions } from '@student/api-client';
import { MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { isExpired, isOffline } from '../failures.ts';
import type { Request } from '../request.ts';
import { sentBy } from './endpoint-query.ts';

type Parts = {
  request: Request;
  /** A write failed and nobody shows it. */
  onFailure: (error: unknown) => void;
  /** Tells the sessions of this tab apart: what one person sends is not what the next one sends. */
  sessionNow: () => number;
};

/**
 * The cache of what the server knows, and the one place where failed calls are answered: each is logged and reaches who asked; a
 * failed write goes to `onFailure`, a failed read stays with the region that asked, and of an expired session the request has told
 * (CALLS-11, CALLS-14, `watched-request.ts`). What a mutation makes stale is read again before the mutation counts as done. The client retries reads;
 * nothing is tried again here.
 */
export function createQueryClient({ request, onFailure, sessionNow }: Parts): QueryClient {
  const underWay = new Map<string, Promise<unknown>>();
  /** The same write as one that is under way is that one: a second press comes before the first is drawn as pending. */
  const sendOnce = (endpoint: AnyEndpoint, sent: RequestOptions<AnyEndpoint>): Promise<unknown> => {
    // Files have no name of their own.
    if (endpoint.definition.sends === 'multipart') return request(endpoint, sent);
    const name = JSON.stringify([sessionNow(), endpoint.method, endpoint.path, sent]);
    const sending = underWay.get(name) ?? request(endpoint, sent).finally(() => underWay.delete(name));
    underWay.set(name, sending);
    return sending;
  };
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: (context) => read(request, context),
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // The app hears of the network from its platform: `refetchUnreached`.
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: {
        mutationFn: (variables: unknown, { meta }) => {
          if (!meta?.endpoint) throw new Error('A mutation without a function of its own needs an endpoint');
          return sendOnce(meta.endpoint, sentBy(meta.call, (variables ?? {}) as object));
        },
        networkMode: 'always',
      },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (!isExpired(error)) console.error(error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, { meta }) => {
        await Promise.all((meta?.makesStale ?? []).map((stale) => queryClient.invalidateQueries(stale)));
      },
      onError: (error, _variables, _result, { meta }) => {
        if (isExpired(error)) return;
        console.error(error);
        // It may have been done all the same, its answer lost or unreadable, and who was refused may see what no longer is.
        for (const stale of meta?.makesStale ?? []) void queryClient.invalidateQueries(stale);
        if (!meta?.isShownInPlace) onFailure(error);
      },
    }),
  });
  return queryClient;
}

function read(request: Request, { meta, pageParam, signal }: QueryFunctionContext): Promise<unknown> {
  if (!meta?.endpoint) throw new Error('A query without a function of its own needs an endpoint');
  const slice = meta.pageName && { query: { ...meta.call?.query, [meta.pageName]: pageParam } };
  return request(meta.endpoint, sentBy(meta.call, { signal, ...slice }));
}

/** Asks again for all that is shown and had no network. What is on its way already is not asked for twice. */
export const refetchUnreached = (queryClient: QueryClient) =>
  queryClient.refetchQueries(
    { type: 'active', predicate: ({ state }) => isOffline(state.error) },
    { cancelRefetch: false },
  );
