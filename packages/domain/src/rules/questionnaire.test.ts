import { describe, expect, it } from 'vitest';
import {
  acceptsAnswer,
  clockStage,
  contentOfQuestionnaire,
  isAnswered,
  questionnaireDeadline,
  questionPageIn,
  questionPages,
  resumedPage,
  unansweredCount,
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
  [{ total: 5, answered: 0, newlyAnswered: 0 }, 5],
  [{ total: 5, answered: 3, newlyAnswered: 1 }, 1],
  [{ total: 5, answered: 5, newlyAnswered: 0 }, 0],
  // A count that has come meanwhile is not counted twice into the minus.
  [{ total: 5, answered: 5, newlyAnswered: 1 }, 0],
])('of %j %d are unanswered', (given, count) => {
  expect(unansweredCount(given)).toBe(count);
});
