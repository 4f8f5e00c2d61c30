import type { Instructor } from '@student/domain';
import { expect, it } from 'vitest';
import { whoTeaches } from './who-teaches.ts';

const instructor = (id: number) => ({ id }) as Instructor;
const came = (...ids: number[]) => ({ data: ids.map(instructor), error: null, isPending: false });
const error = new Error('failed');
const failed = { data: undefined, error, isPending: false };
const pending = { data: undefined, error: null, isPending: true };

it.each([
  ['each once', [came(1, 2), came(2, 3)], [1, 2, 3], undefined, false],
  ['those of the others where one failed, which is told', [came(1), failed], [1], error, false],
  ['none where all failed, which is not to have none', [failed, failed], [], error, false],
  ['those that have come', [came(1), pending], [1], undefined, true],
])('who teaches several courses: %s (TRACK-16)', (_, answers, ids, told, isPending) => {
  expect(whoTeaches(answers)).toEqual({ instructors: ids.map(instructor), error: told, isPending });
});
