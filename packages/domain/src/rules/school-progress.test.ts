import { expect, it, test } from 'vitest';
import { progressBySchool } from './school-progress.ts';
import { shareDone } from './share-done.ts';

const school = (id: number, name: string, isActive = true) => ({ id, name, isActive });
const track = (schoolId: number, finishedCourses: number, totalCourses: number, isActive = true) => ({
  schoolId,
  finishedCourses,
  totalCourses,
  isActive,
});

test.each([
  [0, 0, { finished: 0, total: 0, percentage: 0 }],
  [1, 3, { finished: 1, total: 3, percentage: 33 }],
  [199, 200, { finished: 199, total: 200, percentage: 99 }],
  [4, 4, { finished: 4, total: 4, percentage: 100 }],
  [5, 4, { finished: 4, total: 4, percentage: 100 }],
])('%d of %d done', (finished, total, share) => {
  expect(shareDone(finished, total)).toEqual(share);
});

it('the tracks of a school are counted together, in the order of the schools', () => {
  expect(
    progressBySchool(
      [school(2, 'Vendas'), school(1, 'Operações')],
      [track(1, 1, 4), track(2, 3, 3), track(1, 2, 6)],
    ),
  ).toEqual([
    { id: 2, name: 'Vendas', finished: 3, total: 3, percentage: 100 },
    { id: 1, name: 'Operações', finished: 3, total: 10, percentage: 30 },
  ]);
});

it('a school without trainings, one that is not offered, and a track that is not offered do not count', () => {
  expect(
    progressBySchool(
      [school(1, 'Operações'), school(2, 'Vendas'), school(3, 'Antiga', false), school(4, 'Nova')],
      [track(1, 1, 2), track(1, 2, 2, false), track(2, 0, 0), track(3, 1, 1), track(9, 1, 1)],
    ),
  ).toEqual([{ id: 1, name: 'Operações', finished: 1, total: 2, percentage: 50 }]);
});
