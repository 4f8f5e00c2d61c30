import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToOutbox,
  afterFailedDelivery,
  coalesceOutbox,
  type OutboxAct,
  type OutboxEntry,
  outboxOf,
} from './outbox.ts';

const entry = (id: string, act: OutboxAct, given: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  personId: 1,
  content: 'course/12/7',
  at: 0,
  act,
  ...given,
});
const idsOf = (entries: readonly OutboxEntry[]) => entries.map(({ id }) => id);

describe('the outbox', () => {
  it('keeps the newest checkpoint of a content, in the place of the newest', () => {
    const entries = [
      entry('a', { kind: 'checkpoint', seconds: 10 }),
      entry('b', { kind: 'progress', speedRate: 1 }),
      entry('c', { kind: 'checkpoint', seconds: 25 }),
    ];
    expect(coalesceOutbox(entries)).toEqual([entries[1], entries[2]]);
  });

  it('keeps checkpoints of other contents and of other people', () => {
    const entries = [
      entry('a', { kind: 'checkpoint', seconds: 10 }),
      entry('b', { kind: 'checkpoint', seconds: 11 }, { content: 'course/12/8' }),
      entry('c', { kind: 'checkpoint', seconds: 12 }, { personId: 2 }),
    ];
    expect(coalesceOutbox(entries)).toEqual(entries);
  });

  it('keeps every progress tick with its speed', () => {
    const entries = [1, 1, 1.5, 2].map((speedRate, index) =>
      entry(`${index}`, { kind: 'progress', speedRate }),
    );
    expect(coalesceOutbox(entries)).toEqual(entries);
  });

  it('merges package values, the newer on top', () => {
    const older = entry('a', { kind: 'scorm', pairs: { location: '1', score: '50' } });
    const newer = entry('b', { kind: 'scorm', pairs: { location: '2' } });
    expect(addToOutbox([older], newer)).toEqual([
      entry('b', { kind: 'scorm', pairs: { location: '2', score: '50' } }),
    ]);
  });

  it('finishes once', () => {
    expect(idsOf(coalesceOutbox([entry('a', { kind: 'finish' }), entry('b', { kind: 'finish' })]))).toEqual([
      'b',
    ]);
  });

  it('keeps the last text of a descriptive answer, and that of each question', () => {
    const answer = (id: string, page: number, text: string, questionnaireId = 3) =>
      entry(id, { kind: 'descriptive', questionnaireId, page, answer: text });
    const entries = [
      answer('a', 1, 'um'),
      answer('b', 2, 'dois'),
      answer('c', 1, 'três'),
      answer('d', 1, 'x', 4),
    ];
    expect(idsOf(coalesceOutbox(entries))).toEqual(['b', 'c', 'd']);
  });

  it('an answer to another questionnaire or another page replaces nothing', () => {
    const answer = (id: string, questionnaireId: number, page: number) =>
      entry(id, { kind: 'descriptive', questionnaireId, page, answer: 'x' });
    const entries = [answer('a', 3, 1), answer('b', 4, 1), answer('c', 3, 2)];
    expect(coalesceOutbox(entries)).toEqual(entries);
  });

  it('keeps each chosen alternative, note and doubt', () => {
    const acts: OutboxAct[] = [
      { kind: 'alternative', questionnaireId: 3, page: 1, alternativeId: 5 },
      { kind: 'alternative', questionnaireId: 3, page: 1, alternativeId: 5 },
      { kind: 'note', text: 'a' },
      { kind: 'note', text: 'a' },
      { kind: 'doubt', title: 'a', description: 'b' },
      { kind: 'doubt', title: 'a', description: 'b' },
    ];
    const entries = acts.map((act, index) => entry(`${index}`, act));
    expect(coalesceOutbox(entries)).toEqual(entries);
  });

  it('gives a person only their own entries', () => {
    const entries = [entry('a', { kind: 'finish' }), entry('b', { kind: 'finish' }, { personId: 2 })];
    expect(idsOf(outboxOf(entries, 2))).toEqual(['b']);
  });

  it.each([
    ['NO_RESPONSE', 'wait'],
    ['TIMEOUT', 'wait'],
    ['ABORTED', 'wait'],
    ['UNEXPECTED_ERROR', 'wait'],
    ['ACCESS_SESSION_EXPIRED', 'signIn'],
    ['CONTENT_BLOCKED', 'giveUp'],
    ['NOT_FOUND', 'giveUp'],
    ['INVALID_SPEED_RATE', 'giveUp'],
    ['QUESTIONNAIRE_FINISHED', 'giveUp'],
  ] as const)('after %s: %s', (code, next) => {
    expect(afterFailedDelivery(code)).toBe(next);
  });

  it('folding twice is folding once, loses no tick, and keeps the order of what stays', () => {
    const act: fc.Arbitrary<OutboxAct> = fc.oneof(
      fc.record({ kind: fc.constant('progress' as const), speedRate: fc.constantFrom(0.5, 1, 2) }),
      fc.record({ kind: fc.constant('checkpoint' as const), seconds: fc.nat(100) }),
      fc.record({
        kind: fc.constant('scorm' as const),
        pairs: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string()),
      }),
      fc.record({ kind: fc.constant('finish' as const) }),
    );
    const entries = fc
      .array(fc.record({ act, personId: fc.constantFrom(1, 2), content: fc.constantFrom('x', 'y') }), {
        maxLength: 20,
      })
      .map((list) => list.map((given, at) => ({ ...given, id: `${at}`, at })));
    fc.assert(
      fc.property(entries, (list) => {
        const once = coalesceOutbox(list);
        expect(coalesceOutbox(once)).toEqual(once);
        const ticks = (all: OutboxEntry[]) => all.filter(({ act: { kind } }) => kind === 'progress');
        expect(ticks(once)).toEqual(ticks(list));
        const times = once.map(({ at }) => at);
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });
});
