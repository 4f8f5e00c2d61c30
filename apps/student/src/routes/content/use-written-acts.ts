import type { Failure, OutboxEntry, WrittenAct } from '@student/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Outbox } from '../../outbox/open-outbox.ts';
import { pendingQuery } from '../../outbox/pending.queries.ts';

/** One's own text that waits to be sent: on this device, or where it refuses, in this tab. */
export type WaitingText<Act extends WrittenAct> = { entry: OutboxEntry; act: Act; place: 'device' | 'tab' };
/** One's own text that the server refused. */
export type RefusedText<Act extends WrittenAct> = { entry: OutboxEntry; act: Act; refusal: Failure };

/** What a person wrote in a content and the server does not have. */
export function useWrittenActs<Kind extends WrittenAct['kind']>(
  outbox: Outbox,
  content: string,
  kind: Kind,
): { waiting: WaitingText<ActOf<Kind>>[]; refused: RefusedText<ActOf<Kind>>[] } {
  const { data: pending } = useSuspenseQuery(pendingQuery(outbox, content));
  const mine = pending.flatMap(({ entry, ...more }) =>
    isOf(entry.act, kind) ? [{ entry, act: entry.act, ...more }] : [],
  );
  return {
    waiting: mine.flatMap(({ refusal, ...more }) => (refusal ? [] : [more])),
    refused: mine.flatMap(({ refusal, entry, act }) => (refusal ? [{ entry, act, refusal }] : [])),
  };
}

type ActOf<Kind> = Extract<WrittenAct, { kind: Kind }>;

function isOf<Kind extends WrittenAct['kind']>(act: OutboxEntry['act'], kind: Kind): act is ActOf<Kind> {
  return act.kind === kind;
}
