import type { EvaluationAnswer } from '../entities/evaluation-form.ts';
import type { ErrorCode } from '../errors.ts';

/**
 * What a student did and the server does not know yet. Only what may arrive late has a place here: an order or an
 * enrolment does not, so it cannot even be written down.
 */
export type OutboxAct =
  | { kind: 'progress'; speedRate: number }
  | { kind: 'checkpoint'; seconds: number }
  | { kind: 'scorm'; pairs: Readonly<Record<string, string>> }
  | { kind: 'alternative'; questionnaireId: number; page: number; questionId: number; alternativeId: number }
  | { kind: 'descriptive'; questionnaireId: number; page: number; answer: string }
  /** An answer to a question of an evaluation form (FORMS-18). */
  | { kind: 'evaluation'; searchFormId: number; questionId: number; answer: EvaluationAnswer }
  | { kind: 'note'; text: string }
  | { kind: 'doubt'; title: string; description: string }
  | { kind: 'finish' }
  /** A pill has begun to play (PILL-10). */
  | { kind: 'watch' }
  /** The message about the daily limit of coins was closed (DECOIN-11). */
  | { kind: 'acceptLimit' }
  /** A check-in was confirmed; the token of its code is what authenticates the call (EVENT-16, EVENT-29). */
  | { kind: 'checkIn'; token: string };

/**
 * One act with its owner and its place: `content` names a content of a course or of an event class, e.g. `course/12/7`, a pill
 * (`pill/3`), the person's coins (`coins`), or what is checked in to (`check-in/training/2/22`).
 * `id` goes with every attempt, so that the server can tell a repeated one.
 */
export type OutboxEntry = {
  id: string;
  personId: number;
  content: string;
  /** When it happened, ms since 1970. */
  at: number;
  act: OutboxAct;
};

/** What a person wrote: it is given back to them when the server refuses it. */
export type WrittenAct = Extract<OutboxAct, { kind: 'note' | 'doubt' }>;

/** Tells whether an act is something that a person wrote. */
export function isWritten(act: OutboxAct): act is WrittenAct {
  return act.kind === 'note' || act.kind === 'doubt';
}

/** Tells whether an act is given back to its author when the server refuses it: what they wrote, and an answer to an evaluation form (FORMS-18). */
export const isGivenBack = (act: OutboxAct): boolean => isWritten(act) || act.kind === 'evaluation';

/** Whether an act is not sent: a finish, as long as an answer to the evaluation form of its content stands refused (FORMS-20). */
export const isWithdrawn = (act: OutboxAct, refused: readonly OutboxAct[]): boolean =>
  act.kind === 'finish' && refused.some(({ kind }) => kind === 'evaluation');

/** The lanes of one content: what lies in one is sent in order, and no lane waits for another. */
export const laneKinds = ['study', 'note', 'doubt'] as const;
export type LaneKind = (typeof laneKinds)[number];

/** The lane of a kind in a content, by name. */
export function laneNamed(content: string, kind: LaneKind): string {
  return `${content}/${kind}`;
}

/** The content of a lane, by its name. */
export function contentOfLane(lane: string): string {
  return lane.slice(0, lane.lastIndexOf('/'));
}

/** The lane of an act. Study keeps progress before finish and answers before finish; notes and doubts stand alone. */
export function laneOf({ content, act }: Pick<OutboxEntry, 'content' | 'act'>): string {
  return laneNamed(content, isWritten(act) ? act.kind : 'study');
}

/**
 * What adding an act changes in its lane, given oldest first: the newest checkpoint replaces an older one, package
 * values are merged with the newer ones on top, an answer in words or to an evaluation form replaces that of the same question, and of what is done once
 * (a finish, a watched pill, an accepted limit, a check-in with the same code) one that waits is enough. Every progress tick stays with its own speed, since the server adds them up; so do chosen
 * alternatives (each is an attempt), notes and doubts.
 *
 * The first of a lane is never replaced: it may be on its way, and a later one must not arrive before it. A finish that waits goes behind
 * an answer to an evaluation form that is given after it: without that answer the server would not take it (FORMS-20).
 */
export function foldIntoLane(
  lane: readonly OutboxEntry[],
  entry: OutboxEntry,
): { removed: readonly OutboxEntry[]; added: readonly OutboxEntry[] } {
  if (lane.some(({ act }) => isSameOnce(act, entry.act))) return { removed: [], added: [] };
  const movable = lane.slice(1);
  const replaced = movable.find((other) => isReplacedBy(other.act, entry.act));
  const added = replaced ? { ...entry, act: mergeActs(replaced.act, entry.act) } : entry;
  const finish = entry.act.kind === 'evaluation' && movable.find(({ act }) => act.kind === 'finish');
  return {
    removed: [...(replaced ? [replaced] : []), ...(finish ? [finish] : [])],
    added: [added, ...(finish ? [finish] : [])],
  };
}

const doneOnce: ReadonlySet<OutboxAct['kind']> = new Set(['finish', 'watch', 'acceptLimit']);

/** Whether the newer act is done once and is done with the older one. */
function isSameOnce(older: OutboxAct, newer: OutboxAct): boolean {
  if (older.kind === 'checkIn' && newer.kind === 'checkIn') return older.token === newer.token;
  return older.kind === newer.kind && doneOnce.has(newer.kind);
}

/** The lane with an act added to it. */
export function addToLane(lane: readonly OutboxEntry[], entry: OutboxEntry): readonly OutboxEntry[] {
  const { removed, added } = foldIntoLane(lane, entry);
  return [...lane.filter((other) => !removed.includes(other)), ...added];
}

/** Why an act did not arrive: the HTTP status of the answer, where there was one, and its code. */
type Undelivered = { status: number | undefined; code: ErrorCode };

const passing: ReadonlySet<number> = new Set([408, 425, 429]);
const unsendable: ReadonlySet<ErrorCode> = new Set(['INVALID_ID', 'NOT_IMPLEMENTED']);

/**
 * What follows a failed delivery. `wait`: it can succeed later (no answer, one that cannot be read, an overloaded or
 * failing server). `signIn`: it needs a session; a scanned code that is not valid is none that signing in would mend. `refuse`: the server understood it and will never take it, or there is
 * no such call at all.
 */
export function afterFailedDelivery({ status, code }: Undelivered): 'wait' | 'signIn' | 'refuse' {
  if (status === undefined) return unsendable.has(code) ? 'refuse' : 'wait';
  if (code === 'INVALID_TOKEN') return 'refuse';
  if (status === 401 || status === 403) return 'signIn';
  return status < 400 || status >= 500 || passing.has(status) ? 'wait' : 'refuse';
}

/** Whether a newer act stands in the place of an older one in its lane. */
export function isReplacedBy(older: OutboxAct, newer: OutboxAct): boolean {
  if (older.kind === 'descriptive' && newer.kind === 'descriptive') {
    return older.questionnaireId === newer.questionnaireId && older.page === newer.page;
  }
  if (older.kind === 'evaluation' && newer.kind === 'evaluation') {
    return older.searchFormId === newer.searchFormId && older.questionId === newer.questionId;
  }
  return (newer.kind === 'checkpoint' || newer.kind === 'scorm') && older.kind === newer.kind;
}

function mergeActs(older: OutboxAct, newer: OutboxAct): OutboxAct {
  if (older.kind === 'scorm' && newer.kind === 'scorm') {
    return { kind: 'scorm', pairs: { ...older.pairs, ...newer.pairs } };
  }
  return newer;
}
