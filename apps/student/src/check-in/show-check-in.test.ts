import {
  getEvent,
  getTrainingCourse,
  listAttendedEvents,
  listCourseTrackTrainings,
  listEvents,
} from '@student/api-client';
import type { OutboxEntry } from '@student/domain';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { endpointQuery, keyOf } from '../queries/endpoint-query.ts';
import { ana } from '../session/testing/people.ts';
import { showCheckIn } from './show-check-in.ts';

const entryOf = (content: string): OutboxEntry => ({
  id: 'a-1',
  personId: 1,
  content,
  at: 0,
  act: { kind: 'checkIn', token: 'presenca' },
});
const eventKey = endpointQuery(getEvent, { params: { eventId: 6 } }).queryKey as QueryKey;
const courseKey = endpointQuery(getTrainingCourse, { params: { id: 2 } }).queryKey as QueryKey;
const keys = [
  endpointQuery(listEvents).queryKey,
  endpointQuery(listAttendedEvents).queryKey,
  keyOf(listCourseTrackTrainings, { params: { id: 3 } }),
  eventKey,
  courseKey,
  endpointQuery(getEvent, { params: { eventId: 7 } }).queryKey,
] as QueryKey[];

/** What pages have read before; only what a check-in changes stands in it. */
function read() {
  const queryClient = new QueryClient();
  const eventClass = (id: number) => ({ id, enrolledUserIds: [2], attendanceAts: [] });
  for (const key of keys) queryClient.setQueryData(key, []);
  queryClient.setQueryData(eventKey, { id: 6, classes: [eventClass(61), eventClass(62)] });
  queryClient.setQueryData(courseKey, {
    graduation: { id: 2 },
    users: [{ id: 1, percentageUser: 33, attendanceAts: [21] }],
  });
  const stale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  return { queryClient, stale };
}

it('of which class of an event a confirmed check-in is only the server knows: its page and the lists are read anew (EVENT-18)', () => {
  const { queryClient, stale } = read();
  showCheckIn(queryClient, entryOf('check-in/event/6/61/2026-03-02'), ana);
  expect(queryClient.getQueryData(eventKey)).toEqual({
    id: 6,
    classes: [
      { id: 61, enrolledUserIds: [2], attendanceAts: [] },
      { id: 62, enrolledUserIds: [2], attendanceAts: [] },
    ],
  });
  expect(stale()).toEqual([true, true, true, true, false, false]);
});

it.each([
  [1, [{ id: 1, percentageUser: 33, attendanceAts: [21, 22] }]],
  [
    3,
    [
      { id: 1, percentageUser: 33, attendanceAts: [21] },
      { id: 3, name: ana.name, imageUrl: null, percentageUser: 0, attendanceAts: [22] },
    ],
  ],
])('one of person %d to a training course too (EVENT-18, EVENT-29)', (personId, users) => {
  const { queryClient, stale } = read();
  showCheckIn(queryClient, { ...entryOf('check-in/training/2/22'), personId }, { ...ana, id: personId });
  expect(queryClient.getQueryData(courseKey)).toEqual({ graduation: { id: 2 }, users });
  expect(stale()).toEqual([true, true, true, false, true, false]);
});

it('what no page has read is not made up', () => {
  const queryClient = new QueryClient();
  showCheckIn(queryClient, entryOf('check-in/event/6/61/2026-03-02'), ana);
  showCheckIn(queryClient, entryOf('course/12/7'), ana);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
