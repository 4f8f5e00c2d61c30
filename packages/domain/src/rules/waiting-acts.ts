import { progressSaveInterval } from './content-lifecycle.ts';
import type { OutboxAct } from './outbox.ts';

/** What of a content waits to be sent, in what a person would count. */
export type WaitingActs = { studiedSeconds: number; answers: number; notes: number; doubts: number };

/** Counts acts that wait: each tick stands for what it was recorded after; positions and the finish go with what was studied. */
export function countWaiting(acts: readonly OutboxAct[]): WaitingActs {
  const count = (kind: OutboxAct['kind']) => acts.filter((act) => act.kind === kind).length;
  return {
    studiedSeconds: (count('progress') * progressSaveInterval) / 1000,
    answers: count('alternative') + count('descriptive') + count('evaluation'),
    notes: count('note'),
    doubts: count('doubt'),
  };
}
