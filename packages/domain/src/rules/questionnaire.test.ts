import { describe, expect, it } from 'vitest';
import {
  acceptsAnswer,
  clockStage,
  contentOfQuestionnaire,
  isAnswered,
  openQuestions,
  questionnaireDeadline,
  questionPageIn,
  questionPages,
  resumedPage,
  withAttempt,
} from './questionnaire.ts';

const made = '2026-03-02T12:00:00Z';
const attempt = (id: number, corrects = 0, answered = 0) => ({
  id,
  createdAt: made,
  finishedAt: null,
  questions: { corrects, answered, total: 5 },
});
const contentWith = (questionnaire: ReturnType<typeof attempt> | null) => ({
  status: { progress: 100, finishedAt: made, checkpoint: null, scormCheckpoints: [] },
  exercise: {
    maximumTime: 900,
    status: { isDoing: false, isFinished: true, userAttempts: 1, questionnaire },
  },
});

it.each([
  [1, 3, null, 2],
  [2, 3, 1, 3],
  [3, 3, 2, null],
  [1, 1, null, null],
])(
  'page %d of %d has %s before and %s after it (QUIZ-06, QUIZ-07, QUIZ-08)',
  (page, total, previous, next) => {
    expect(questionPages(page, total)).toEqual({ previous, next });
  },
);

it.each([
  [0, 1, true],
  [1, 1, false],
  [2, 1, false],
  [1, 2, true],
  [2, 2, false],
  [9, null, true],
  [9, undefined, true],
])('%d attempts of %s accept another: %s (QUIZ-14)', (attempts, attemptLimit, accepts) => {
  expect(acceptsAnswer({ attempts, attemptLimit })).toBe(accepts);
});

it.each([
  [1, 2, true, false],
  [1, 2, false, true],
  [1, 2, null, true],
  [2, 2, false, false],
  [1, null, true, false],
  [1, null, false, true],
])(
  'after %d attempts of %s, right: %s, another is accepted: %s',
  (attempts, attemptLimit, isCorrect, accepts) => {
    expect(acceptsAnswer({ attempts, attemptLimit, isCorrect })).toBe(accepts);
  },
);

it.each([
  [made, 600, Date.parse(made) + 600_000],
  [made, 1, Date.parse(made) + 1000],
  [made, null, undefined],
  [made, 0, undefined],
  ['x', 9, undefined],
])('an attempt of %s with %s seconds ends at %s (QUIZ-15)', (createdAt, maximumTime, end) => {
  expect(questionnaireDeadline(createdAt, maximumTime)).toBe(end);
});

it.each([
  [300_001, 'calm'],
  [300_000, 'short'],
  [60_001, 'short'],
  [60_000, 'urgent'],
  [1, 'urgent'],
  [0, 'over'],
  [-1, 'over'],
] as const)('%d ms before the end the clock is %s (QUIZ-15)', (left, stage) => {
  expect(clockStage(left)).toBe(stage);
});

describe('the content of an attempt', () => {
  const contents = [
    { id: 1, exercise: null },
    { id: 2, ...contentWith(null) },
    { id: 3, ...contentWith(attempt(7)) },
  ];
  it.each([
    [7, 3],
    [8, undefined],
    [0, undefined],
  ])('of questionnaire %d is %s (QUIZ-01, QUIZ-02)', (questionnaireId, id) => {
    expect(contentOfQuestionnaire(contents, questionnaireId)?.id).toBe(id);
  });
});

it('a new attempt: doing, not finished, one attempt more, no progress, nothing counted (QUIZ-04)', () => {
  expect(withAttempt(contentWith(attempt(7, 3, 5)), attempt(8, 2, 2))).toEqual({
    status: { progress: 0, finishedAt: null, checkpoint: null, scormCheckpoints: [] },
    exercise: {
      maximumTime: 900,
      status: {
        isDoing: true,
        isFinished: false,
        userAttempts: 2,
        questionnaire: {
          id: 8,
          createdAt: made,
          finishedAt: null,
          questions: { corrects: 0, answered: 0, total: 5 },
        },
      },
    },
  });
});

it('what is no exercise has no attempt', () => {
  const video = { ...contentWith(null), exercise: null };
  expect(withAttempt(video, attempt(8))).toBe(video);
});

it.each([
  [{ remembered: undefined, answered: 0, total: 5 }, 1],
  [{ remembered: undefined, answered: 2, total: 5 }, 3],
  [{ remembered: undefined, answered: 5, total: 5 }, 5],
  [{ remembered: 4, answered: 0, total: 5 }, 4],
  [{ remembered: 9, answered: 0, total: 5 }, 5],
  [{ remembered: 4, answered: 0, total: null }, 4],
  [{ remembered: undefined, answered: 3, total: undefined }, 1],
])('%j goes on at page %d', (given, page) => {
  expect(resumedPage(given)).toBe(page);
});

it.each([
  ['1', 5, 1],
  ['5', 5, 5],
  ['6', 5, 5],
  ['0', 5, 1],
  ['-2', 5, 1],
  ['abc', 5, 1],
  ['2.5', 5, 1],
  [undefined, 5, 1],
  ['999999999999', 5, 1],
  ['8', null, 8],
  ['0', null, 1],
])('page %j of %s is page %d', (text, total, page) => {
  expect(questionPageIn(text, total)).toBe(page);
});

it.each([
  [null, null, false],
  [null, '', false],
  [3, null, true],
  [null, 'x', true],
])('alternative %s and text %j are an answer: %s', (answeredAlternativeId, answer, is) => {
  expect(isAnswered({ answeredAlternativeId, answer })).toBe(is);
});

it.each([
  // What was looked at says all.
  ['all are answered', 'aaa', 3, [], 0],
  ['one is open', 'aoa', 2, [2], 1],
  ['what was read is newer than the count', 'aoo', 3, [2, 3], 2],
  // The count tells of those that were not looked at.
  ['none was looked at or answered', '???', 0, [1, 2, 3], 3],
  ['none of those that were not looked at is answered', 'a?o?', 1, [2, 3, 4], 3],
  ['one of those that were not looked at is answered', 'a?o?', 2, [3], 2],
  ['all of those that were not looked at are answered', 'a?o?', 3, [3], 1],
  ['all are answered, and none was looked at', '???', 3, [], 0],
  ['the count has come late', 'oo?', 3, [1, 2], 2],
  ['the count is greater than the questions are many', '?a', 4, [], 0],
  // Without a count only what was looked at is known.
  ['nobody counts, and one is open', 'o?a', undefined, [1], undefined],
  ['nobody counts, and nothing was looked at', '??', undefined, [], undefined],
  ['nobody counts, and all were looked at', 'oa', undefined, [1], 1],
  ['there are none', '', 0, [], 0],
])('open questions: %s (%s, %s answered: QUIZ-11)', (_, looks, answered, pages, count) => {
  const known = { a: true, o: false } as Record<string, boolean>;
  expect(
    openQuestions({ total: looks.length, answered, isAnswered: (page) => known[looks[page - 1] ?? ''] }),
  ).toEqual({ pages, count });
});
