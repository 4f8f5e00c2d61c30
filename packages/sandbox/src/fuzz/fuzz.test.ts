import { operations } from '@student/api-client/table';
import { expect, test } from 'vitest';
import { appOf } from '../serve/app.ts';
import { memoryStore } from '../store/memory.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { directly, fuzz, fuzzOwnAddresses, noFindings, openRound, type Sender } from './fuzz.ts';
import { harmDone, strangersOf } from './strangers.ts';

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
  const answers = [
    { status: 500, text: '', type: '' },
    { status: 200, text: '{', type: 'application/json' },
  ];
  const send = async () => answers.shift() ?? Promise.reject(new Error('gone'));
  await fuzz(sandbox, send, { seed: 'told', requests: 3 }, findings);
  expect(findings.faults.map((fault) => fault.split(/ from |: /)[0])).toEqual([
    '500',
    expect.stringContaining('JSON'),
    'gone',
  ]);
});

test('what happens to records of others is told, and what the contract allows is not', () => {
  const { store } = openRound(memoryStore());
  const insiders = new Set([1]);
  const before = strangersOf(store, insiders);
  const [rating] = store.list('ratings').filter(({ userId }) => userId !== 1);
  const [seat] = store.list('favorites').filter(({ userId }) => userId !== 1);
  store.patch('people', 1, { name: 'Outra' });
  store.patch('ratings', rating?.id ?? 0, { likes: [...(rating?.likes ?? []), 1] });
  expect(harmDone(before, strangersOf(store, insiders))).toEqual([]);
  store.patch('people', 12, { decoins: 1_000_000 });
  store.insert('notes', { userId: 12, contentId: 101, text: 'x', seconds: null });
  if (seat) store.remove('favorites', seat.id);
  expect(
    harmDone(before, strangersOf(store, insiders))
      .map((harm) => harm.split(/[ :]/)[0])
      .sort(),
  ).toEqual(['people', 'notes', ...(seat ? ['favorites'] : [])].sort());
});
