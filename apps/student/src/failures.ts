import { ApiError } from '@student/api-client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen that sent the call shows its failure itself; no toast. */
      isShownInPlace?: boolean;
    };
  }
}

/** Whether the server said that the session is over (CALLS-06). */
export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ACCESS_SESSION_EXPIRED';

/** Whether the server has no such thing, or not for this person. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Whether the call never reached the server (CALLS-07). */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NO_RESPONSE' || error.code === 'TIMEOUT');

type Answers = {
  /** The session ended under an open page. */
  onExpired: () => void;
  /** A write failed and nobody shows it. */
  onFailure: (error: unknown) => void;
};

/**
 * The one place where failed calls are answered: an expired session goes to `onExpired`, a failed write to
 * `onFailure`, a failed read stays with the region that asked (CALLS-11, CALLS-14, AUTH-43).
 */
export function createQueryClient({ onExpired, onFailure }: Answers): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => isOffline(error) && failures < 1,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        if (isExpired(error)) onExpired();
        else console.error(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (isExpired(error)) onExpired();
        else if (!mutation.meta?.isShownInPlace) onFailure(error);
      },
    }),
  });
}
