import type { World } from './call.ts';
import type { Outcome } from './outcome.ts';
import { refuseInvalid, violation } from './refusal.ts';
import type { Records } from './store/records.ts';

const header = 'Idempotency-Key';
const keptFor = 24 * 3_600_000;
/** Answers kept for one person; the oldest goes first. */
const keptAtMost = 1000;

/** A write that may be sent again: whose it is, its key, and what it asks for. */
export type Keyed = Pick<Records['keptAnswers'], 'userId' | 'operation' | 'key' | 'fingerprint'>;

/** The key that a person's write carries, if any; refuses one that cannot be a key. */
export const keyOf = (request: Request): string | undefined => {
  const key = request.headers.get(header) ?? undefined;
  if (key !== undefined && !/^[!-~]{1,255}$/.test(key))
    refuseKey('Envie uma chave de 1 a 255 caracteres, sem espaços.');
  return key;
};

/** The first answer to a write, if it was answered before; the same key with other contents is refused (422). */
export const answerBefore = (world: World, { fingerprint, ...known }: Keyed): Outcome | undefined => {
  const kept = keptAnswerOf(world, known);
  if (kept && kept.fingerprint !== fingerprint) refuseKey('Esta chave já foi usada com outros dados.');
  return kept && again(kept);
};

/**
 * Answers a write so that it may be sent again when its answer was lost: of the same person, the same operation and the
 * same key, the first answer is given again and nothing is done. What a write changes is kept together with its answer
 * or not at all. Errors of the server (500) are not kept, nor are answers that open or close a session.
 */
export const answerOnce = (world: World, keyed: Keyed, answer: () => Outcome): Outcome =>
  world.store.transaction(() => {
    const before = answerBefore(world, keyed);
    if (before) return before;
    const outcome = answer();
    if (outcome instanceof Response || outcome.headers || !isLasting(outcome.status)) return outcome;
    const { status, body } = outcome;
    makeRoom(world, keyed.userId);
    const answeredAt = world.clock.now().toISOString();
    world.store.insert('keptAnswers', { ...keyed, status, body, answeredAt });
    return outcome;
  });

type Known = Pick<Records['keptAnswers'], 'userId' | 'operation' | 'key'>;

const oldest = ({ clock }: World): string => new Date(clock.now().getTime() - keptFor).toISOString();

const keptAnswerOf = (world: World, known: Known): Records['keptAnswers'] | undefined => {
  const kept = world.store.find('keptAnswers', known);
  if (!kept || kept.answeredAt > oldest(world)) return kept;
  world.store.remove('keptAnswers', kept.id);
  return undefined;
};

/** Ids grow with time, so the first of a list is the oldest. */
const makeRoom = (world: World, userId: number) => {
  const { store } = world;
  const end = oldest(world);
  let first = store.find('keptAnswers', {});
  while (first && first.answeredAt <= end) {
    store.remove('keptAnswers', first.id);
    first = store.find('keptAnswers', {});
  }
  if (store.count('keptAnswers', { userId }) < keptAtMost) return;
  const mine = store.find('keptAnswers', { userId });
  if (mine) store.remove('keptAnswers', mine.id);
};

const isLasting = (status: number): boolean => status < 500 && status !== 403;

const again = ({ status, body }: Records['keptAnswers']): Outcome => ({
  status,
  body,
  headers: { 'idempotent-replayed': 'true' },
});

const refuseKey = (sentence: string) => refuseInvalid([violation('VALIDATION_ERROR', header, sentence)]);
