import type { World } from './call.ts';
import { fingerprintOf } from './fingerprint.ts';
import { refuse, refuseInvalid, violation } from './refusal.ts';
import type { Records } from './store/records.ts';

const header = 'Idempotency-Key';
const keptFor = 24 * 3_600_000;
/** Answers kept for one person; the oldest goes first. */
const keptAtMost = 1000;

/**
 * Answers a write so that it may be sent again when its answer was lost: of the same person, the same operation and the
 * same key, the first answer is given again and nothing is done. The same key with other contents is refused (422).
 * Writes with a key run one after the other, and what one changes is kept together with its answer or not at all. Errors
 * of the server (500) are not kept, nor are answers that open or close a session.
 */
export const answerOnce = async (
  world: World,
  operation: string,
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> => {
  const key = request.headers.get(header);
  const person = key === null ? undefined : world.sessions.personOf(request);
  if (key === null || !person) return answer(request);
  if (!/^[!-~]{1,255}$/.test(key)) refuseKey('Envie uma chave de 1 a 255 caracteres, sem espaços.');

  // Read before the turn is taken: who sends slowly holds up nobody.
  const body = await request.arrayBuffer().catch(() => undefined);
  // Who went away in the middle of a sentence hears nothing, and nothing is done or kept.
  if (!body) return refuse('VALIDATION_ERROR');
  const fingerprint = await fingerprintOf(request, body);
  const { method, url, headers } = request;
  const copy = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });

  return world.turns.take(async () => {
    const known = { userId: person.id, operation, key };
    const kept = keptAnswerOf(world, known);
    if (kept?.fingerprint === fingerprint) return again(kept);
    if (kept) refuseKey('Esta chave já foi usada com outros dados.');
    const commit = world.store.hold();
    try {
      const response = await answer(copy);
      if (isLasting(response)) {
        const text = await response.clone().text();
        makeRoom(world, person.id);
        const answeredAt = world.clock.now().toISOString();
        world.store.insert('keptAnswers', {
          ...known,
          fingerprint,
          status: response.status,
          body: text,
          answeredAt,
        });
      }
      return response;
    } finally {
      commit();
    }
  });
};

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

const isLasting = ({ status, headers }: Response): boolean =>
  status < 500 &&
  status !== 403 &&
  !headers.has('set-cookie') &&
  headers.get('content-type')?.includes('json') === true;

const again = ({ status, body }: Records['keptAnswers']): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'idempotent-replayed': 'true',
    },
  });

const refuseKey = (sentence: string) => refuseInvalid([violation('VALIDATION_ERROR', header, sentence)]);
