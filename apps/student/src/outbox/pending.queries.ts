import { queryOptions } from '@tanstack/react-query';
import type { Outbox } from './open-outbox.ts';
import type { PendingAct } from './pending-acts.ts';

export const pendingKey = (personId: number, content: string) => ['outbox', personId, content] as const;

/** Whether any of these is still to be sent: what was refused waits for nothing. */
export const isAnyWaiting = (acts: readonly PendingAct[]): boolean =>
  acts.some(({ refusal }) => refusal === undefined);

/** What of a content has not arrived, oldest first: asked of this device, and again whenever it changes. */
export const pendingQuery = (outbox: Outbox, content: string) =>
  queryOptions({
    queryKey: pendingKey(outbox.personId, content),
    queryFn: () => outbox.pending(content),
    staleTime: Number.POSITIVE_INFINITY,
  });
