import { ApiError, listCourseTrackTrainings, listEvents, wireError } from '@student/api-client';
import type { Seat } from '@student/machines';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createMessages } from '../messages.ts';
import { keyOf } from '../queries/endpoint-query.ts';
import type { Services } from '../services.ts';
import { beginEnrolment } from './enrolment.provided.ts';

const eventClass: Seat = { kind: 'eventClass', eventId: 1, classId: 11 };
const trainingCourse: Seat = { kind: 'trainingCourse', trainingCourseId: 2 };
const eventKey = ['decola', 'event', 1];
const trainingKey = ['decola', 'graduation', 2];
/** What else tells of seats: the events, and the trainings of a track. */
const lists = [keyOf(listEvents), keyOf(listCourseTrackTrainings, { params: { id: 3 } })];
const holder = { id: 1, name: 'Ana', imageUrl: null };
type Called = { method: string; path: string };

const full = new ApiError({ code: 'MAX_CAPACITY_REACHED', status: 409, message: 'Não há mais vagas.' });

/** A seat whose calls are answered with `answer`, over a cache that knows what it is in and the list of events. */
function start(
  seat: Seat,
  isEnrolled: boolean,
  answer: () => Promise<unknown> = async () => ({}),
  isShown = true,
) {
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
  queryClient.setQueryData(eventKey, { name: 'Feira de carreiras', classes: [seated, other] });
  const others = [{ id: 7, name: 'Rui', imageUrl: null, percentageUser: 0, attendanceAts: [] }];
  queryClient.setQueryData(trainingKey, { graduation: { title: 'Brigada' }, users: others });
  for (const key of lists) queryClient.setQueryData(key, []);
  const messages = createMessages();
  const actor = beginEnrolment(
    { request, queryClient, messages, platform: {} } as unknown as Services,
    { seat, isEnrolled, holder },
    () => isShown,
  );
  const stale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    actor,
    sent,
    stale,
    settle,
    read: (key = eventKey) => queryClient.getQueryData(key),
    told: () => messages.list().map(({ kind, text }) => `${kind}: ${text}`),
  };
}

describe('a seat in a class', () => {
  it('taken adds the person to what was read, and what shows it is asked for anew (EVENT-05)', async () => {
    const { actor, sent, stale, settle, read } = start(eventClass, false);
    actor.send({ type: 'seat.take' });
    await settle();
    expect(sent).toEqual(['POST /api/decola/event/class/:classId/enroll {"classId":11}']);
    expect(read()).toEqual({
      name: 'Feira de carreiras',
      classes: [
        { id: 11, enrolledUserIds: [7, 1], attendanceAts: [] },
        { id: 12, enrolledUserIds: [8], attendanceAts: [] },
      ],
    });
    expect([eventKey, ...lists].map(stale)).toEqual([true, true, true]);
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
    const { actor, stale, settle, read } = start(eventClass, false, () => Promise.reject(full));
    actor.send({ type: 'seat.take' });
    await settle();
    expect([actor.getSnapshot().value, stale(eventKey)]).toEqual([{ resting: 'enrolmentRefused' }, true]);
    expect(read()).toMatchObject({ classes: [{ enrolledUserIds: [7] }, {}] });
  });
});

it('a seat in a training course is taken and given back by its own calls, and shown before it is read anew (EVENT-24, EVENT-25)', async () => {
  const { actor, sent, settle, read, stale } = start(trainingCourse, false);
  actor.send({ type: 'seat.take' });
  await settle();
  expect([trainingKey, ...lists].map(stale)).toEqual([true, true, true]);
  const own = { ...holder, percentageUser: 0, attendanceAts: [] };
  expect(read(trainingKey)).toMatchObject({ users: [{ id: 7 }, own] });
  actor.send({ type: 'seat.leave' });
  actor.send({ type: 'leave.confirm' });
  await settle();
  expect(sent).toEqual([
    'POST /api/decola/graduation/:id/enroll {"id":2}',
    'DELETE /api/decola/graduation/:id/unenroll {"id":2}',
  ]);
  expect(read(trainingKey)).toMatchObject({ users: [{ id: 7 }] });
});

describe('what became of a press', () => {
  const refuse = (error: ApiError) => () => Promise.reject(error);
  const over = new ApiError({ code: 'EVENT_CLASS_FINISHED', status: 409, message: 'Já foi finalizada.' });

  it.each([
    [
      'a refused seat',
      eventClass,
      false,
      full,
      'Sua matrícula em “Feira de carreiras” não foi feita: Não há mais vagas.',
    ],
    [
      'a refused leave',
      trainingCourse,
      true,
      over,
      'Sua matrícula em “Brigada” não foi cancelada: Já foi finalizada.',
    ],
    [
      'a lost answer',
      eventClass,
      false,
      wireError('NO_RESPONSE'),
      'A resposta sobre a sua matrícula em “Feira de carreiras” não chegou. Abra a página para conferir.',
    ],
  ])(
    '%s is told to who has left the page, and by the page to who is there',
    async (_, seat, isEnrolled, error, text) => {
      for (const [isShown, expected] of [
        [false, [`error: ${text}`]],
        [true, []],
      ] as const) {
        const { actor, settle, told } = start(seat, isEnrolled, refuse(error), isShown);
        actor.send({ type: 'seat.take' });
        actor.send({ type: 'seat.leave' });
        actor.send({ type: 'leave.confirm' });
        await settle();
        expect(told()).toEqual(expected);
      }
    },
  );

  it.each([true, false])(
    'that it was given back is told, whether its page is there (%s) or not',
    async (isShown) => {
      const { actor, settle, told } = start(eventClass, true, undefined, isShown);
      actor.send({ type: 'seat.leave' });
      actor.send({ type: 'leave.confirm' });
      await settle();
      expect(told()).toEqual(['success: Sua matrícula foi cancelada.']);
    },
  );

  it('that it was so already is no refusal: it is written into what was read (EVENT-07)', async () => {
    const already = new ApiError({
      code: 'ALREADY_ENROLLED',
      status: 409,
      message: 'Você já está matriculado.',
    });
    const { actor, settle, told, read, stale } = start(eventClass, false, refuse(already), false);
    actor.send({ type: 'seat.take' });
    await settle();
    expect([told(), stale(eventKey)]).toEqual([[], true]);
    expect(read()).toMatchObject({ classes: [{ enrolledUserIds: [7, 1] }, {}] });
  });
});
