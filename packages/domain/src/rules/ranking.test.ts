import { expect, it } from 'vitest';
import { rankingOf } from './ranking.ts';

const student = (id: number, position: number) => ({
  id,
  name: `Pessoa ${id}`,
  imageUrl: null,
  position,
  engagement: 100 - position,
});

it('places follow each other, and the own row is marked wherever it stands (PROFILE-10)', () => {
  const ranking = rankingOf([student(7, 41), student(3, 1), student(5, 2), student(4, 2)], 7);
  expect(ranking.map(({ id, position, isSelf }) => [id, position, isSelf])).toEqual([
    [3, 1, false],
    [5, 2, false],
    [4, 2, false],
    [7, 41, true],
  ]);
});

it('nobody is marked where the own row is not told, or nobody is known', () => {
  expect(rankingOf([student(3, 1)], 7).some(({ isSelf }) => isSelf)).toBe(false);
  expect(rankingOf([student(3, 1)], undefined).some(({ isSelf }) => isSelf)).toBe(false);
});
