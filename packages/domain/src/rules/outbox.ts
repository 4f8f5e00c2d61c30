import type { ErrorCode } from '../errors.ts';

/**
 * What a student did and the server does not know yet. Only what may arrive late, and at worst twice, has a place here:
 * an order or an enrolment does not, so it cannot even be written down.
 */
export type OutboxAct =
  | { kind: 'progress'; speedRate: number }
  | { kind: 'checkpoint'; seconds: number }
  | { kind: 'scorm'; pairs: Readonly<Record<string, string>> }
  | { kind: 'alternative'; questionnaireId: number; page: number; alternativeId: number }
  | { kind: 'descriptive'; questionnaireId: number; page: number; answer: string }
  | { kind: 'note'; text: string }
  | { kind: 'doubt'; title: string; description: string }
  | { kind: 'finish' };

/** One act with its owner and its place: `content` names a content of a course or of an event class, e.g. `course/12/7`. */
export type OutboxEntry = {
  id: string;
  personId: number;
  content: string;
  /** When it happened, ms since 1970. */
  at: number;
  act: OutboxAct;
};

/**
 * Adds an act, last. Of the acts of the same person on the same content, the newest checkpoint replaces the older one,
 * package values are merged with the newer ones on top, a descriptive answer replaces that of the same question, and one
 * finish is enough. Every progress tick stays with its own speed, since the server adds them up; so do chosen
 * alternatives (each is an attempt), notes and doubts.
 */
export function addToOutbox(entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] {
  const rival = entries.find((other) => isSamePlace(other, entry) && isReplacedBy(other.act, entry.act));
  if (rival === undefined) return [...entries, entry];
  return [...entries.filter((other) => other !== rival), { ...entry, act: mergeActs(rival.act, entry.act) }];
}

/** Folds a stored list as if each entry had just been added. Twice applied is once applied. */
export function coalesceOutbox(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.reduce<OutboxEntry[]>(addToOutbox, []);
}

/** The entries of one person: another person's work on a shared computer is neither sent nor seen. */
export function outboxOf(entries: readonly OutboxEntry[], personId: number): OutboxEntry[] {
  return entries.filter((entry) => entry.personId === personId);
}

const waits: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NO_RESPONSE',
  'TIMEOUT',
  'ABORTED',
  'UNEXPECTED_ERROR',
]);

/**
 * What follows a failed delivery: wait and try the same entry again, ask the person to sign in first, or give this
 * entry up, since the server understood it and refused: sending it again would stop everything behind it for ever.
 */
export function afterFailedDelivery(code: ErrorCode): 'wait' | 'signIn' | 'giveUp' {
  if (code === 'ACCESS_SESSION_EXPIRED') return 'signIn';
  return waits.has(code) ? 'wait' : 'giveUp';
}

function isSamePlace(one: OutboxEntry, other: OutboxEntry): boolean {
  return one.personId === other.personId && one.content === other.content;
}

function isReplacedBy(older: OutboxAct, newer: OutboxAct): boolean {
  if (older.kind === 'descriptive' && newer.kind === 'descriptive') {
    return older.questionnaireId === newer.questionnaireId && older.page === newer.page;
  }
  const replaces = newer.kind === 'checkpoint' || newer.kind === 'scorm' || newer.kind === 'finish';
  return replaces && older.kind === newer.kind;
}

function mergeActs(older: OutboxAct, newer: OutboxAct): OutboxAct {
  if (older.kind === 'scorm' && newer.kind === 'scorm') {
    return { kind: 'scorm', pairs: { ...older.pairs, ...newer.pairs } };
  }
  return newer;
}
