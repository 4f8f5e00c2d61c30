import { ApiError, listEvents } from '@student/api-client';
import type { Seat } from '@student/machines';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../queries/endpoint-query.ts';
import type { Services } from '../services.ts';
import { beginEnrolment } from './enrolment.provided.ts';

const eventClass: Seat = { kind: 'eventClass', eventId: 1, classId: 11 };
const trainingCourse: Seat = { kind: 'trainingCourse', trainingCourseId: 2 };
const eventKey = ['decola', 'event', 1];
type Called = { method: string; path: string };

/** A seat whose calls are answered with `answer`, over a cache that knows the event and the list of events. */
function start(seat: Seat, isEnrolled: boolean, answer: () => Promise<unknown> = async () => ({})) {
  const sent: string[] = [];
  const request = (async ({ method, path }: Called, { params }: { params: object }) => {
    sent.push(`${method} ${path} ${JSON.stringify(params)}`);
    return answer();
  }) as unknown as Services['request'];
  const queryClient = new QueryClient();
  const seated = {
    id: 11,
    enrolledUserIds: isEnrolled ? [7, 1] : [7],
    attendanceAts: isEnrolled ? ['2026-03-01'] : [],
  };
  const other = { id: 12, enrolledUserIds: [8], attendanceAts: [] };
  queryClient.setQueryData(eventKey, { classes: [seated, other] });
  queryClient.setQueryData(keyOf(listEvents), []);
  const actor = beginEnrolment(
    { request, queryClient, platform: {} } as unknown as Services,
    { seat, isEnrolled },
    1,
  );
  const stale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { actor, sent, stale, settle, read: () => queryClient.getQueryData(eventKey) };
}

describe('a seat in a class', () => {
  it('taken adds the person to what was read, and what shows it is asked for anew (EVENT-05)', async () => {
    const { actor, sent, stale, settle, read } = start(eventClass, false);
    actor.send({ type: 'seat.take' });
    await settle();
    expect(sent).toEqual(['POST /api/decola/event/class/:classId/enroll {"classId":11}']);
    expect(read()).toEqual({
      classes: [
        { id: 11, enrolledUserIds: [7, 1], attendanceAts: [] },
        { id: 12, enrolledUserIds: [8], attendanceAts: [] },
      ],
    });
    expect([stale(eventKey), stale(keyOf(listEvents))]).toEqual([true, true]);
  });

  it('given back takes the person out, and clears the attendance (EVENT-06)', async () => {
    const { actor, sent, settle, read } = start(eventClass, true);
    actor.send({ type: 'seat.leave' });
    actor.send({ type: 'leave.confirm' });
    await settle();
    expect(sent).toEqual(['POST /api/decola/event/class/:classId/unenroll {"classId":11}']);
    expect(read()).toMatchObject({ classes: [{ id: 11, enrolledUserIds: [7], attendanceAts: [] }, {}] });
  });

  it('refused changes nothing of what was read, which is asked for anew (EVENT-08)', async () => {
    const full = new ApiError({ code: 'MAX_CAPACITY_REACHED', status: 409, message: 'Não há mais vagas.' });
    const { actor, stale, settle, read } = start(eventClass, false, () => Promise.reject(full));
    actor.send({ type: 'seat.take' });
    await settle();
    expect([actor.getSnapshot().value, stale(eventKey)]).toEqual([{ resting: 'enrolmentRefused' }, true]);
    expect(read()).toMatchObject({ classes: [{ enrolledUserIds: [7] }, {}] });
  });
});

it('a seat in a training course is taken and given back by its own calls (EVENT-24, EVENT-25)', async () => {
  const { actor, sent, settle } = start(trainingCourse, false);
  actor.send({ type: 'seat.take' });
  await settle();
  actor.send({ type: 'seat.leave' });
  actor.send({ type: 'leave.confirm' });
  await settle();
  expect(sent).toEqual([
    'POST /api/decola/graduation/:id/enroll {"id":2}',
    'DELETE /api/decola/graduation/:id/unenroll {"id":2}',
  ]);
});
