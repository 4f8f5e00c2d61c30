import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToLane,
  afterFailedDelivery,
  isWithdrawn,
  laneOf,
  type OutboxAct,
  type OutboxEntry,
} from './outbox.ts';

const entry = (id: string, act: OutboxAct): OutboxEntry => ({
  id,
  personId: 1,
  content: 'course/12/7',
  at: Number(id),
  act,
});
const laneWith = (acts: readonly OutboxAct[]) =>
  acts.map((act, index) => entry(`${index}`, act)).reduce<readonly OutboxEntry[]>(addToLane, []);
const actsOf = (entries: readonly OutboxEntry[]) => entries.map(({ act }) => act);
const tick: OutboxAct = { kind: 'progress', speedRate: 1 };

describe('a lane', () => {
  it('belongs to one content and one kind; what has an order among itself shares one', () => {
    const lane = (act: OutboxAct, content = 'course/12/7') => laneOf({ content, act });
    expect(lane(tick)).toBe('course/12/7/study');
    expect(lane({ kind: 'checkpoint', seconds: 1 })).toBe('course/12/7/study');
    expect(lane({ kind: 'finish' })).toBe('course/12/7/study');
    expect(lane({ kind: 'alternative', questionnaireId: 3, page: 1, questionId: 4, alternativeId: 5 })).toBe(
      'course/12/7/study',
    );
    expect(lane({ kind: 'note', text: 'a' })).toBe('course/12/7/note');
    expect(lane({ kind: 'doubt', title: 'a', description: 'b' }, 'event/3/4/5')).toBe('event/3/4/5/doubt');
  });

  it('keeps the newest checkpoint, in the place of the newest', () => {
    const acts: OutboxAct[] = [
      tick,
      { kind: 'checkpoint', seconds: 10 },
      tick,
      { kind: 'checkpoint', seconds: 25 },
    ];
    expect(actsOf(laneWith(acts))).toEqual([tick, tick, { kind: 'checkpoint', seconds: 25 }]);
  });

  it('leaves its first alone, which may be on its way', () => {
    const acts: OutboxAct[] = [10, 25, 40].map((seconds) => ({ kind: 'checkpoint', seconds }));
    expect(actsOf(laneWith(acts))).toEqual([
      { kind: 'checkpoint', seconds: 10 },
      { kind: 'checkpoint', seconds: 40 },
    ]);
  });

  it('keeps every progress tick with its speed', () => {
    const acts: OutboxAct[] = [1, 1, 1.5, 2].map((speedRate) => ({ kind: 'progress', speedRate }));
    expect(actsOf(laneWith(acts))).toEqual(acts);
  });

  it('merges package values, the newer on top', () => {
    const acts: OutboxAct[] = [
      tick,
      { kind: 'scorm', pairs: { location: '1', score: '50' } },
      { kind: 'scorm', pairs: { location: '2' } },
    ];
    expect(actsOf(laneWith(acts))).toEqual([tick, { kind: 'scorm', pairs: { location: '2', score: '50' } }]);
  });

  it('finishes once, also when the first finish is on its way', () => {
    expect(laneWith([{ kind: 'finish' }, { kind: 'finish' }])).toEqual([entry('0', { kind: 'finish' })]);
    expect(laneWith([tick, { kind: 'finish' }, { kind: 'finish' }])).toHaveLength(2);
  });

  it.each(['watch', 'acceptLimit'] as const)('keeps one %s, however often it was done', (kind) => {
    expect(laneWith([{ kind }, { kind }])).toEqual([entry('0', { kind })]);
  });

  it('keeps one check-in with a code, and one with another code behind it (EVENT-16)', () => {
    const checkIn = (token: string): OutboxAct => ({ kind: 'checkIn', token });
    const acts = [checkIn('um'), checkIn('um'), checkIn('dois'), checkIn('dois'), checkIn('um')];
    expect(actsOf(laneWith(acts))).toEqual([checkIn('um'), checkIn('dois')]);
  });

  it('keeps the last text of a descriptive answer, and that of each question', () => {
    const answer = (page: number, text: string, questionnaireId = 3): OutboxAct => ({
      kind: 'descriptive',
      questionnaireId,
      page,
      answer: text,
    });
    const acts = [tick, answer(1, 'um'), answer(2, 'dois'), answer(1, 'três'), answer(1, 'x', 4)];
    expect(actsOf(laneWith(acts))).toEqual([tick, answer(2, 'dois'), answer(1, 'três'), answer(1, 'x', 4)]);
  });

  it('keeps the last answer to each question of an evaluation form', () => {
    const answer = (questionId: number, stars: number, searchFormId = 1): OutboxAct => ({
      kind: 'evaluation',
      searchFormId,
      questionId,
      answer: { stars },
    });
    const acts = [tick, answer(1, 3), answer(2, 4), answer(1, 5), answer(1, 2, 9)];
    expect(actsOf(laneWith(acts))).toEqual([tick, answer(2, 4), answer(1, 5), answer(1, 2, 9)]);
  });

  it('finishes after an answer to an evaluation form that was given once the finish waited (FORMS-20)', () => {
    const answer = (questionId: number, stars: number): OutboxAct => ({
      kind: 'evaluation',
      searchFormId: 1,
      questionId,
      answer: { stars },
    });
    const finish: OutboxAct = { kind: 'finish' };
    const acts = [answer(1, 3), answer(2, 4), finish, answer(1, 5), answer(2, 2)];
    expect(actsOf(laneWith(acts))).toEqual([answer(1, 3), answer(1, 5), answer(2, 2), finish]);
    // One that may be on its way stays the first.
    expect(actsOf(laneWith([finish, answer(1, 5)]))).toEqual([finish, answer(1, 5)]);
  });

  it('keeps each chosen alternative, note and doubt', () => {
    const acts: OutboxAct[] = [
      tick,
      { kind: 'alternative', questionnaireId: 3, page: 1, questionId: 4, alternativeId: 5 },
      { kind: 'alternative', questionnaireId: 3, page: 1, questionId: 4, alternativeId: 5 },
      { kind: 'note', text: 'a' },
      { kind: 'note', text: 'a' },
      { kind: 'doubt', title: 'a', description: 'b' },
      { kind: 'doubt', title: 'a', description: 'b' },
    ];
    expect(actsOf(laneWith(acts))).toEqual(acts);
  });

  it('whatever is added: no tick is lost, the first stays first, and the order of what stays is kept', () => {
    const act: fc.Arbitrary<OutboxAct> = fc.oneof(
      fc.record({ kind: fc.constant('progress' as const), speedRate: fc.constantFrom(0.5, 1, 2) }),
      fc.record({ kind: fc.constant('checkpoint' as const), seconds: fc.nat(100) }),
      fc.record({
        kind: fc.constant('scorm' as const),
        pairs: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string()),
      }),
      fc.constant({ kind: 'finish' as const }),
    );
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 20 }), (acts) => {
        const lane = laneWith(acts);
        const ticks = (all: readonly OutboxAct[]) => all.filter(({ kind }) => kind === 'progress');
        expect(ticks(actsOf(lane))).toEqual(ticks(acts));
        expect(lane[0]).toEqual(entry('0', acts[0] as OutboxAct));
        const times = lane.map(({ at }) => at);
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
    );
  });
});

describe('a finish', () => {
  const answer: OutboxAct = { kind: 'evaluation', searchFormId: 1, questionId: 4, answer: { stars: 5 } };
  const note: OutboxAct = { kind: 'note', text: 'a' };
  it.each([
    [{ kind: 'finish' }, [], false],
    [{ kind: 'finish' }, [note], false],
    [{ kind: 'finish' }, [note, answer], true],
    [answer, [answer], false],
    [tick, [answer], false],
  ] as const)(
    'is not sent as long as an answer to the form stands refused (FORMS-20): %j after %j',
    (act, refused, is) => {
      expect(isWithdrawn(act, refused)).toBe(is);
    },
  );
});

describe('after a failed delivery', () => {
  it.each([
    [undefined, 'NO_RESPONSE', 'wait'],
    [undefined, 'TIMEOUT', 'wait'],
    [undefined, 'ABORTED', 'wait'],
    [undefined, 'UNEXPECTED_ERROR', 'wait'],
    [undefined, 'INVALID_ID', 'refuse'],
    [undefined, 'NOT_IMPLEMENTED', 'refuse'],
    [200, 'UNEXPECTED_ERROR', 'wait'],
    [400, 'VALIDATION_ERROR', 'refuse'],
    [401, 'INVALID_TOKEN', 'refuse'],
    [401, 'UNEXPECTED_ERROR', 'signIn'],
    [403, 'ACCESS_SESSION_EXPIRED', 'signIn'],
    [404, 'NOT_FOUND', 'refuse'],
    [408, 'UNEXPECTED_ERROR', 'wait'],
    [409, 'CONTENT_BLOCKED', 'refuse'],
    [413, 'UNEXPECTED_ERROR', 'refuse'],
    [422, 'UNEXPECTED_ERROR', 'refuse'],
    [425, 'UNEXPECTED_ERROR', 'wait'],
    [429, 'ATTEMPT_LIMIT_REACHED', 'wait'],
    [500, 'NOT_FOUND', 'wait'],
    [503, 'UNEXPECTED_ERROR', 'wait'],
  ] as const)('status %s with %s: %s', (status, code, next) => {
    expect(afterFailedDelivery({ status, code })).toBe(next);
  });
});
