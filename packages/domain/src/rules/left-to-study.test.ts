import { expect, it } from 'vitest';
import { leftToStudy } from './left-to-study.ts';

const open = (id: number) => ({ id, isBlocked: false, isReleased: true, status: { finishedAt: null } });
const finished = (id: number) => ({ ...open(id), status: { finishedAt: '2026-03-01' } });
const blocked = (id: number) => ({ ...open(id), isBlocked: true });
const unreleased = (id: number) => ({ ...open(id), isReleased: false });

it.each([
  ['the next one', [open(1), open(2), open(3)], 1, 2],
  ['past one that is finished', [open(1), finished(2), open(3)], 1, 3],
  ['past one that is blocked', [open(1), blocked(2), open(3)], 1, 3],
  ['past one that is not released', [open(1), unreleased(2), open(3)], 1, 3],
  ['one that was passed over, after the last', [open(1), finished(2), open(3)], 3, 1],
  ['nothing where all others are finished', [finished(1), finished(2), open(3)], 3, undefined],
  ['nothing where the others are still to be released', [finished(1), open(2), unreleased(3)], 2, undefined],
  ['nothing where the others stay blocked', [blocked(1), open(2)], 2, undefined],
  ['not the same once more, read before it was finished', [open(1)], 1, undefined],
  ['the first of a list that does not hold what was finished', [finished(1), open(2)], 9, 2],
  ['nothing of an empty list', [], 1, undefined],
])('leads to %s (COURSE-07)', (_, contents, done, id) => {
  expect(leftToStudy(contents, done)?.id).toBe(id);
});
