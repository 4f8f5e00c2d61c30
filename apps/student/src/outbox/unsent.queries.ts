import { queryOptions } from '@tanstack/react-query';
import type { Outboxes } from './outboxes.ts';

/** All that a person did and the server does not have, over all contents. */
export const unsentQuery = (outboxes: Pick<Outboxes, 'unsent'>, personId: number | undefined) =>
  queryOptions({
    queryKey: ['outbox', personId] as const,
    queryFn: () => outboxes.unsent(personId),
    staleTime: 0,
  });
