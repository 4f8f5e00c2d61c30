import { CourseTrack, droppedRows, named, rows } from '@student/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readData } from './answer.ts';

const track = (id: number) => ({
  ...{ id, schoolId: 1, title: `Trilha ${id}`, description: null, thumbnailURL: null, isBlocked: false },
  ...{ totalCourses: 4, finishedCourses: 1, haveTrainingInTrack: false },
});
const schema = named('courseTracks', rows(CourseTrack));
const answer = (courseTracks: unknown) => Response.json({ data: { courseTracks } });
const many = Array.from({ length: 2000 }, (_, at) => track(at + 1));

it('a long list reads as a short one does, and other work is done meanwhile', async () => {
  let turns = 0;
  const count = setInterval(() => turns++);
  const read = await readData(answer(many), schema);
  clearInterval(count);
  expect(read).toEqual(v.parse(schema, { courseTracks: many }));
  expect(turns).toBeGreaterThan(5);
});

it('rows of a long list that break their schema are left out and told by their place', async () => {
  const broken = many.with(3, { id: 'x' } as never).with(1234, {} as never);
  const read = await readData(answer(broken), schema);
  expect(read).toHaveLength(1998);
  expect([...new Set(droppedRows(read).map(({ row }) => row))]).toEqual([3, 1234]);
});

it('a long list under another schema is read as a whole, and refused as a whole', async () => {
  const page = v.object({ courseTracks: rows(CourseTrack), totalPages: v.number() });
  const body = { courseTracks: many, totalPages: 3 };
  expect(await readData(Response.json({ data: body }), page)).toEqual(v.parse(page, body));
  await expect(readData(answer(many), page)).rejects.toMatchObject({ code: 'UNEXPECTED_ERROR' });
});
