import { progressSaveInterval } from './content-lifecycle.ts';
import type { OutboxAct, OutboxEntry } from './outbox.ts';

/** What of a content waits to be sent, in what a person would count. */
export type WaitingActs = { studiedSeconds: number; notes: number; doubts: number };

/** Counts acts that wait: each tick stands for what it was recorded after; positions and the finish go with what was studied. */
export function countWaiting(acts: readonly OutboxAct[]): WaitingActs {
  const count = (kind: OutboxAct['kind']) => acts.filter((act) => act.kind === kind).length;
  return {
    studiedSeconds: (count('progress') * progressSaveInterval) / 1000,
    notes: count('note'),
    doubts: count('doubt'),
  };
}

/** What of a person has not reached the server: notes, doubts, and contents with study. */
export type Unsent = { notes: number; doubts: number; contents: number };

/** Counts over all contents. Positions count for nothing: nobody misses them. */
export function countUnsent(entries: readonly OutboxEntry[]): Unsent {
  const ofKind = (kind: OutboxAct['kind']) => entries.filter(({ act }) => act.kind === kind).length;
  const study = entries.filter(({ act: { kind } }) => !['note', 'doubt', 'checkpoint'].includes(kind));
  return {
    notes: ofKind('note'),
    doubts: ofKind('doubt'),
    contents: new Set(study.map(({ content }) => content)).size,
  };
}
