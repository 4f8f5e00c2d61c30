import type { DefaultError, FetchQueryOptions, QueryFunction, QueryKey } from '@tanstack/react-query';
import { atMost } from '../outbox/turns.ts';

const inTurn = atMost(4);

/**
 * A query of which a page asks many at once: four of them are under way, also when all are read anew; the others wait for their turn,
 * and are not asked for once nobody waits for them.
 */
export const oneOfMany = <Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, DefaultError, Data, Key>,
) => ({
  ...options,
  queryFn: (context: Parameters<QueryFunction<Data, Key>>[0]) => {
    const { client, signal } = context;
    const read = client.getDefaultOptions().queries?.queryFn;
    if (typeof read !== 'function') throw new Error('The query client reads endpoints');
    return inTurn(async () => {
      signal.throwIfAborted();
      return (await read(context as never)) as Data;
    });
  },
});
