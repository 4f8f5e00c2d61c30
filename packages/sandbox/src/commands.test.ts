import { describe, expect, test } from 'vitest';
import { verdictOf as verdictOfFuzz } from '../scripts/fuzz/verdict.ts';
import { emptyLedger, type Ledger, readBack } from '../scripts/load/ledger.ts';
import { verdictOf as verdictOfLoad } from '../scripts/load/verdict.ts';
import { verdictOf as verdictOfScale } from '../scripts/scale/verdict.ts';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

/** A hundred times of which this many are so slow, and the others quick. */
const times = (slow: number, milliseconds: number): number[] =>
  Array.from({ length: 100 }, (_, at) => (at < slow ? milliseconds : 1));

describe('what was confirmed under load is read back', () => {
  /** A student who did one thing of each kind, and what the server confirmed of it. */
  const study = async (repeated = '') => {
    const { call, store } = openConversation();
    for (const { id } of store.list('ratings', { userId: people.ana })) store.remove('ratings', id);
    const lesson = 'POST /api/decola/courses/11/contents/1105';
    const send = async (line: string, body?: unknown) => {
      for (let turn = line.includes(repeated) && repeated ? 2 : 1; turn > 0; turn -= 1)
        expect((await call(line, body)).status).toBe(200);
    };
    await send('POST /api/decola/enroll/11');
    await send(`${lesson}/notes`, { text: 'Rever.' });
    await send(`${lesson}/progress`, { speedRate: 1 });
    await send(`${lesson}/checkpoints`, { seconds: 7 });
    await send(`${lesson}/ratings`, { stars: 5, message: 'Boa.' });
    await send('POST /api/decola/favorite/training/60');
    const ledger: Ledger = {
      ...emptyLedger(people.ana),
      notes: ['Rever.'],
      ticks: new Map([[1105, 1]]),
      checkpoints: new Map([[1105, 7]]),
      ratings: new Map([[1105, 'Boa.']]),
      favorites: new Set([60]),
      enrolments: new Set([11]),
    };
    return { store, ledger };
  };

  test('and all of it is there', async () => {
    const { store, ledger } = await study();
    expect(readBack(store, [ledger])).toEqual({ written: 6, missing: [] });
  });

  test.each<[string, Partial<Ledger>, string]>([
    ['a note', { notes: ['Rever.', 'Outra.'] }, '1: note Outra.'],
    ['a tick', { ticks: new Map([[1105, 2]]) }, '1: tick 2 of 2 in 1105'],
    ['a tick of a content never opened', { ticks: new Map([[6001, 1]]) }, '1: tick 1 of 1 in 6001'],
    ['a checkpoint', { checkpoints: new Map([[1105, 8]]) }, '1: checkpoint in 1105'],
    ['a rating', { ratings: new Map([[1105, 'Ótima.']]) }, '1: rating of 1105'],
    ['a favourite', { favorites: new Set([61]) }, '1: favourite 61'],
    ['an enrolment', { enrolments: new Set([60]) }, '1: enrolment in 60'],
  ])('%s that is lost is told', async (_, confirmed, sentence) => {
    const { store, ledger } = await study();
    expect(readBack(store, [{ ...ledger, ...confirmed }]).missing).toEqual([sentence]);
  });

  test.each([
    ['notes', '1: note Rever.'],
    ['progress', '1: 2 ticks instead of 1 in 1105'],
  ])('what was kept twice of %s is told', async (kind, sentence) => {
    const { store, ledger } = await study(kind);
    expect(readBack(store, [ledger]).missing).toEqual([sentence]);
  });
});

test.each([
  ['all is well', true, {}],
  ['the slowest of two hundred is slow', true, { times: [...times(1, 5000), ...times(0, 0)] }],
  ['the 99th percentile is at its limit', false, { times: times(1, 250) }],
  ['the 99th percentile is just below', true, { times: times(1, 249.9) }],
  ['one call failed', false, { failures: 1 }],
  ['one write is lost', false, { missing: 1 }],
  ['nothing was asked', false, { times: [] }],
  ['nothing was written', false, { writes: 0 }],
])('load, where %s: holds is %s', (_, holds, found) => {
  const verdict = verdictOfLoad({ failures: 0, missing: 0, writes: 100, times: times(1, 100), ...found });
  expect(verdict.holds).toBe(holds);
  expect(verdict.sentence).toMatch(holds ? /^holds: / : /^does not hold: /);
});

test.each([
  ['each is quick', 0, [times(1, 49.9), times(1, 10)]],
  ['one is at its limit', 1, [times(1, 50), times(1, 10)]],
  ['two are above it', 2, [times(1, 5000), times(5, 51), times(1, 10)]],
])('scale, where of the calls %s: %d are slow', (_, slow, calls) => {
  const { holds, sentence } = verdictOfScale(calls);
  expect([holds, sentence]).toEqual([
    slow === 0,
    expect.stringMatching(new RegExp(`^(does not hold|holds): ${slow} of ${calls.length} calls`)),
  ]);
});

test.each([
  ['there is none', []],
  ['one was never answered', [times(1, 10), []]],
])('scale, where of the calls %s, does not hold', (_, calls) => {
  const { holds, sentence } = verdictOfScale(calls);
  expect([holds, sentence]).toEqual([false, expect.stringMatching(/^does not hold: /)]);
});

test.each([
  ['nothing is found', true, {}],
  ['nothing was asked', false, { requests: 0, missing: 161 }],
  ['there is one fault', false, { faults: 1 }],
  ['one operation was never answered', false, { missing: 1 }],
  ['few requests leave one out', true, { missing: 1, requests: 19_999 }],
  ['one round leaves one out', true, { missing: 1, isOneRound: true }],
])('fuzz, where %s: holds is %s', (_, holds, found) => {
  const verdict = verdictOfFuzz({ faults: 0, missing: 0, requests: 20_000, isOneRound: false, ...found });
  expect(verdict.holds).toBe(holds);
  expect(verdict.sentences.some((sentence) => sentence.startsWith('does not hold'))).toBe(!holds);
});
