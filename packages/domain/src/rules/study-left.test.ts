import { expect, it } from 'vitest';
import { studyLeft } from './study-left.ts';

const open = (id: number) => ({ id, isBlocked: false, isReleased: true, status: { finishedAt: null } });
const finished = (id: number) => ({ ...open(id), status: { finishedAt: '2026-03-01' } });
const blocked = (id: number) => ({ ...open(id), isBlocked: true });
const unreleased = (id: number) => ({ ...open(id), isReleased: false });
const finishedAndBlocked = (id: number) => ({ ...finished(id), isBlocked: true });
const finishedAndWithdrawn = (id: number) => ({ ...finished(id), isReleased: false });

const told = (...given: Parameters<typeof studyLeft>) => {
  const left = studyLeft(...given);
  return left.kind === 'open' ? left.next.id : left.kind;
};

it.each([
  ['the first of all', [open(1), open(2)], 1],
  ['past what is finished', [finished(1), open(2)], 2],
  ['past what is blocked', [blocked(1), open(2)], 2],
  ['past what is not released', [unreleased(1), open(2)], 2],
  ['one that was passed over', [open(1), finished(2)], 1],
  ['nothing: each is finished', [finished(1), finished(2)], 'seen'],
  ['nothing: the only one is finished', [finished(1)], 'seen'],
  ['nothing: one that was finished and closed afterwards', [finished(1), finishedAndBlocked(2)], 'seen'],
  ['nothing: one that was finished and withdrawn', [finishedAndWithdrawn(1)], 'seen'],
  ['what is still to be released', [finished(1), unreleased(2)], 'waiting'],
  ['what stays blocked', [finished(1), blocked(2)], 'waiting'],
  ['what nobody can open', [blocked(1), unreleased(2)], 'waiting'],
  ['never anything', [], 'empty'],
])('in a course is %s (DASH-09, COURSE-07)', (_, contents, left) => {
  expect(told(contents)).toBe(left);
});

it.each([
  ['the next one', [open(1), open(2), open(3)], 1, 2],
  ['the one after it before one that was passed over', [open(1), open(2), open(3)], 2, 3],
  ['past one that is finished', [open(1), finished(2), open(3)], 1, 3],
  ['past one that is blocked', [open(1), blocked(2), open(3)], 1, 3],
  ['past one that is not released', [open(1), unreleased(2), open(3)], 1, 3],
  ['one that was passed over, after the last', [open(1), finished(2), open(3)], 3, 1],
  ['nothing: all others are finished', [finished(1), finished(2), open(3)], 3, 'seen'],
  ['nothing: the same once more, read before it was finished', [open(1)], 1, 'seen'],
  ['what is still to be released', [finished(1), open(2), unreleased(3)], 2, 'waiting'],
  ['what stays blocked', [blocked(1), open(2)], 2, 'waiting'],
  ['the first of a list that does not hold what was finished', [finished(1), open(2)], 9, 2],
  ['nothing of a list that does not hold it', [finished(1)], 9, 'seen'],
  ['never anything', [], 1, 'empty'],
])('after a content is finished is %s (COURSE-07)', (_, contents, done, left) => {
  expect(told(contents, done)).toBe(left);
});
