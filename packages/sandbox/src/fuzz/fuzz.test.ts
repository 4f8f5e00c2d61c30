import { sendSuggestion } from '@student/api-client';
import { operations } from '@student/api-client/table';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { randomFor } from '../random.ts';
import { appOf } from '../serve/app.ts';
import { collections } from '../store/collections.ts';
import { memoryStore } from '../store/memory.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { directly, fuzz, fuzzOwnAddresses, noFindings, openRound, type Sender } from './fuzz.ts';
import { createRequests } from './requests.ts';
import { harmDone, ownerOf, type Row, strangersOf } from './strangers.ts';
import { secret, witnessId } from './witness.ts';

let opened: ReturnType<typeof memoryStore> | undefined;
/** The records at the beginning of a round, for tests that only look at them. */
function openedOnce() {
  opened ??= openRound(memoryStore()).store as ReturnType<typeof memoryStore>;
  return opened;
}

/** Kinds of which the seed gives strangers enough. */
const seededByOthers = new Set([
  'people',
  'credentials',
  'accesses',
  'ratings',
  'doubts',
  'indications',
  'seats',
  'statements',
]);

test.each([
  ['memory', memoryStore],
  ['sqlite', () => sqliteStore(':memory:')],
])('six hundred hostile requests do no harm to the sandbox over the %s store', async (name, store) => {
  const sandbox = openRound(store());
  const findings = noFindings();
  await fuzz(sandbox, directly(sandbox), { seed: `test ${name}`, requests: 600 }, findings);
  expect(findings.faults).toEqual([]);
  expect(findings.requests).toBe(600);
  // Chance reaches most of them; `npm run fuzz` all.
  expect(findings.operations.size).toBeGreaterThan(operations.length * 0.9);
  expect(findings.statuses.get(200)).toBeGreaterThan(100);
});

test.each([
  ['memory', memoryStore],
  ['sqlite', () => sqliteStore(':memory:')],
])(
  "six hundred to the sandbox's own addresses and its files neither, over the %s store",
  async (_, store) => {
    const sandbox = openRound(store());
    const app = appOf(sandbox, {});
    const send: Sender = async ({ method, target, headers, body }) => {
      const answer = await app.request(`http://localhost${target}`, {
        method,
        headers,
        ...(body && { body }),
      });
      return {
        status: answer.status,
        text: await answer.text(),
        type: answer.headers.get('content-type') ?? '',
      };
    };
    const findings = noFindings();
    await fuzzOwnAddresses(sandbox, send, { seed: 'own', requests: 600 }, findings);
    expect(findings.faults).toEqual([]);
    for (const status of [200, 400, 404, 422]) expect([...findings.statuses.keys()]).toContain(status);
  },
);

test('a 500, an answer that is no JSON and a broken connection are told', async () => {
  const sandbox = openRound(memoryStore());
  const findings = noFindings();
  const broken = { text: '{', type: 'application/json' };
  const answers = [
    { status: 499, text: '', type: '' },
    { status: 500, text: '', type: '' },
    { status: 503, text: '', type: '' },
    { status: 200, ...broken },
    { status: 422, ...broken },
  ];
  const send = async () => answers.shift() ?? Promise.reject(new Error('gone'));
  await fuzz(sandbox, send, { seed: 'told', requests: 6 }, findings);
  expect(findings.faults.map((fault) => fault.split(/ from |: /)[0])).toEqual([
    '500',
    '503',
    expect.stringContaining('JSON'),
    expect.stringContaining('JSON'),
    'gone',
  ]);
});

test('an answer that holds what is somebody else’s is told', async () => {
  const sandbox = openRound(memoryStore());
  const findings = noFindings();
  const send = async () => ({
    status: 200,
    text: JSON.stringify({ data: `Nota: ${secret}` }),
    type: 'application/json',
  });
  await fuzz(sandbox, send, { seed: 'read', requests: 1 }, findings);
  expect(findings.faults).toEqual([expect.stringContaining('another')]);
});

/** All collections whose records are somebody's. */
const owned = collections.filter((name) =>
  openedOnce()
    .list(name)
    .some((row) => ownerOf(name, row as Row) !== undefined),
);

test('the witness owns a record of every kind that people own', () => {
  const store = openedOnce();
  // What nobody owns in the seed and nobody can be given: recommendations have two people.
  const without = owned.filter(
    (name) => !store.list(name).some((row) => ownerOf(name, row as Row) === witnessId),
  );
  expect(without.filter((name) => !seededByOthers.has(name))).toEqual([]);
});

test.each(owned)('whatever happens to a record of others in %s is told', (name) => {
  const { store } = openRound(memoryStore());
  const insiders = new Set([1, 11]);
  const before = strangersOf(store, insiders);
  const rows = store.list(name) as Row[];
  const row = rows.find((one) => !insiders.has(ownerOf(name, one) ?? 1));
  expect(row).toBeDefined();
  if (!row) return;
  const changed = { ...row, mark: 'x' };
  const after = new Map(strangersOf(store, insiders));
  after.set(`${name} ${row.id}`, `${ownerOf(name, row)} ${JSON.stringify(changed)}`);
  // A token is spent by whoever asks for the next one, and may be in nobody's hands but its owner's.
  expect(harmDone(before, after)).toHaveLength(name === 'tokens' ? 0 : 1);
  after.delete(`${name} ${row.id}`);
  expect(harmDone(before, after)).toHaveLength(1);
});

describe('what is sent', () => {
  const openedRound = openRound(memoryStore());
  const next = createRequests(randomFor('what is sent'), openedRound.store, ['a=1', 'b=1']);
  const sent = Array.from({ length: 6000 }, next);

  test('goes to all operations', () => {
    expect(new Set(sent.map(({ operation }) => operation)).size).toBe(operations.length);
  });

  test.each([
    ['notes', 'updateCourseContentNote', /notes\/(\d+)/],
    ['attempts', 'answerCourseContentQuestionByAlternative', /questionnaires\/(\d+)/],
    ['notes', 'updateAnnotation', /\/(\d+)/],
    ['notifications', 'markNotificationAsRead', /\/(\d+)/],
  ] as const)('names %s of the witness in %s', (name, operation, pattern) => {
    const theirs = new Set(openedRound.store.list(name, { userId: witnessId }).map(({ id }) => String(id)));
    const named = sent
      .filter((raw) => raw.operation === operation)
      .map(({ target }) => pattern.exec(target)?.[1] ?? '');
    expect(named.some((id) => theirs.has(id))).toBe(true);
  });

  test('is spoilt in its body about as often as it is not', () => {
    const bodies = sent.filter(({ operation, body }) => operation === 'sendSuggestion' && body);
    const schema = sendSuggestion.definition.body;
    const fits = bodies.filter(({ body }) => {
      try {
        return v.is(schema as v.GenericSchema, JSON.parse(Buffer.from(body ?? []).toString()));
      } catch {
        return false;
      }
    });
    expect(fits.length).toBeGreaterThan(bodies.length * 0.2);
    expect(fits.length).toBeLessThan(bodies.length * 0.8);
  });
});

test('some requests travel at once, and some twice', async () => {
  const sandbox = openRound(memoryStore());
  const seen: object[] = [];
  let [under, most] = [0, 0];
  const send: Sender = async (raw) => {
    seen.push(raw);
    under += 1;
    most = Math.max(most, under);
    await Promise.resolve();
    under -= 1;
    return { status: 200, text: '', type: '' };
  };
  await fuzz(sandbox, send, { seed: 'at once', requests: 400 }, noFindings());
  expect(most).toBeGreaterThan(3);
  expect(seen.length - new Set(seen).size).toBeGreaterThan(3);
});

test('what happens to records of others is told, and what the contract allows is not', () => {
  const { store } = openRound(memoryStore());
  const insiders = new Set([1]);
  const before = strangersOf(store, insiders);
  const [rating] = store.list('ratings').filter(({ userId }) => userId !== 1);
  const [favorite] = store.list('favorites', { userId: witnessId });
  store.patch('people', 1, { name: 'Outra' });
  store.patch('ratings', rating?.id ?? 0, { likes: [...(rating?.likes ?? []), 1] });
  expect(harmDone(before, strangersOf(store, insiders))).toEqual([]);
  store.patch('people', 12, { decoins: 1_000_000 });
  store.insert('notes', { userId: 12, contentId: 101, text: 'x', seconds: null });
  store.remove('favorites', favorite?.id ?? 0);
  expect(
    harmDone(before, strangersOf(store, insiders))
      .map((harm) => harm.split(/[ :]/)[0])
      .sort(),
  ).toEqual(['favorites', 'notes', 'people']);
});
