import type { OutboxAct, OutboxEntry } from './outbox.ts';

/** What of a person has not reached the server: notes, doubts, contents with study, and check-ins. */
export type Unsent = { notes: number; doubts: number; contents: number; checkIns: number };

/** Counts over all contents, pills among them. Positions and read messages count for nothing: nobody misses them. */
export function countUnsent(entries: readonly OutboxEntry[]): Unsent {
  const ofKind = (kind: OutboxAct['kind']) => entries.filter(({ act }) => act.kind === kind).length;
  const study = entries.filter(
    ({ act: { kind } }) => !['note', 'doubt', 'checkpoint', 'acceptLimit', 'checkIn'].includes(kind),
  );
  return {
    notes: ofKind('note'),
    doubts: ofKind('doubt'),
    contents: new Set(study.map(({ content }) => content)).size,
    checkIns: ofKind('checkIn'),
  };
}
