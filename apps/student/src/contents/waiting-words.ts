import { countWaiting, type WaitingActs } from '@student/domain';
import type { HeldBy } from '@student/machines';
import type { PendingAct } from '../outbox/pending-acts.ts';
import { content as words } from '../pt-br/content.ts';

/** What of a content waits to be sent. What the server refused does not: it is given back to whoever wrote it. */
export const waitingOf = (pending: readonly PendingAct[]): WaitingActs =>
  countWaiting(pending.flatMap(({ refusal, entry }) => (refusal ? [] : [entry.act])));

/** What waits, as one sentence; nothing where nothing is there to be counted. */
export function waitingWords(
  { studiedSeconds, answers, notes, doubts }: WaitingActs,
  by: HeldBy,
): string | undefined {
  const { studied, answer, note, doubt, and, waits } = words.waiting;
  const counted = [
    // One minute is as singular as one second.
    { count: studiedSeconds, text: studied, isOne: studiedSeconds === 1 || studiedSeconds === 60 },
    { count: answers, text: answer, isOne: answers === 1 },
    { count: notes, text: note, isOne: notes === 1 },
    { count: doubts, text: doubt, isOne: doubts === 1 },
  ].filter(({ count }) => count > 0);
  if (counted.length === 0) return undefined;
  const isOne = counted.length === 1 && counted[0]?.isOne;
  return `${and(counted.map(({ count, text }) => text(count)))} ${waits(isOne ? 'one' : 'many', by)}`;
}
