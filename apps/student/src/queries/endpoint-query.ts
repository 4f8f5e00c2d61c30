import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf, RequestOptions } from '@student/api-client';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';

type Endpoint = AnyEndpoint;
type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]?: Value };

/** What names one answer of an endpoint: its path parameters and its query. */
export type CallOf<E> = (keyof ParamsOf<E> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<E> }) &
  Part<'query', QueryOf<E>>;

type Rest<E> = Record<never, never> extends CallOf<E> ? [call?: CallOf<E>] : [call: CallOf<E>];

/** Every query whose key begins with this one; with `exact`, the one that has it. */
export type QueriesAt = { readonly queryKey: QueryKey; readonly exact?: boolean };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly endpoint?: AnyEndpoint; readonly call?: LooseCall; readonly pageName?: string };
    mutationMeta: {
      readonly endpoint?: AnyEndpoint;
      readonly call?: LooseCall;
      /** What the server answers otherwise once this has succeeded. */
      readonly makesStale?: readonly QueriesAt[];
      /** The screen that sent the call shows its failure itself; no toast. */
      readonly isShownInPlace?: boolean;
    };
  }
}

type LooseCall = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * The key of an answer, from the endpoint's path with its parameters filled in and the query last:
 * `['decola', 'courses', 56, 'contents']`. It ends before the first parameter that is not given, so that a part of the
 * parameters names everything below.
 */
export function keyOf(endpoint: Pick<Endpoint, 'path'>, { params, query }: LooseCall = {}): QueryKey {
  const segments = endpoint.path.split('/').filter((segment) => segment !== '' && segment !== 'api');
  const key: unknown[] = [];
  for (const segment of segments) {
    const value = segment.startsWith(':') ? params?.[segment.slice(1)] : segment;
    if (value === undefined) return key;
    key.push(value);
  }
  return query === undefined ? key : [...key, query];
}

/** Options of the query that reads an endpoint; its key is `keyOf`, and the app's query client makes the call. */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...[call]: Rest<E>) {
  return queryOptions<DataOf<E>>({
    queryKey: keyOf(endpoint, call),
    meta: { endpoint, ...(call && { call }) },
  });
}

/**
 * A query whose answer is kept as long as the app runs: one that was asked for ahead is there after any time without a network.
 * Any other is forgotten five minutes after nobody looks at it.
 */
export const keptForGood = <Options extends object>(options: Options) => ({
  ...options,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Options of the query that reads an endpoint slice by slice.
 *
 * @param pageName the query parameter that counts the slices, from 0
 * @param hasMore whether another slice follows this one
 */
export function infiniteEndpointQuery<E extends Endpoint>(
  endpoint: E,
  call: CallOf<E>,
  { pageName, hasMore }: { pageName: keyof QueryOf<E> & string; hasMore: (last: DataOf<E>) => boolean },
) {
  return infiniteQueryOptions<DataOf<E>, Error, InfiniteData<DataOf<E>, number>, QueryKey, number>({
    queryKey: [...keyOf(endpoint, call), 'slices'],
    meta: { endpoint, call, pageName },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (hasMore(last) ? pages.length : undefined),
  });
}

/** What a mutation is called with: whatever of the call was not given beforehand. */
type Variables<E, Given> = ('params' extends keyof Given
  ? unknown
  : keyof ParamsOf<E> extends never
    ? unknown
    : { readonly params: ParamsOf<E> }) &
  ([BodyOf<E>] extends [never] ? unknown : { readonly body: BodyOf<E> });

type MutationParts<E> = {
  readonly params?: ParamsOf<E>;
  readonly query?: QueryOf<E>;
  readonly makesStale?: readonly QueriesAt[];
  readonly isShownInPlace?: boolean;
};

/** Options of the mutation that sends a write; `makesStale` is read again before it counts as done. */
export function endpointMutation<E extends Endpoint, const Given extends MutationParts<E>>(
  endpoint: E,
  given: Given,
) {
  const { params, query, makesStale, isShownInPlace } = given;
  type Sent = Variables<E, Given>;
  return mutationOptions<DataOf<E>, Error, unknown extends Sent ? void : Sent>({
    meta: {
      endpoint,
      ...((params || query) && { call: { params, query } }),
      ...(makesStale && { makesStale }),
      ...(isShownInPlace && { isShownInPlace }),
    },
  });
}

/** What a query or mutation sends, as the client takes it. */
export const sentBy = (call: LooseCall | undefined, more: object): RequestOptions<AnyEndpoint> => ({
  ...call,
  ...more,
});
