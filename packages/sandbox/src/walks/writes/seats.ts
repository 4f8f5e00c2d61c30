import { people } from '../../seed/named-people.ts';
import { operationOf, type Stage } from '../walk.ts';
import { get, part, unchanged, type Write } from './write.ts';

type Listed = { id: number; enrolledUserIds: number[]; attendanceAts: string[] };

/** Whether this person sits in a class as everybody reads it, who of Ana and Bruno does, and what the person attended. */
const eventClass = async (stage: Stage, eventId: number, classId: number) => {
  const event = await get(stage, 'getEvent', { params: { eventId } });
  const group = (part(event, 'classes') as Listed[]).find(({ id }) => id === classId);
  return {
    enrolled: watched.filter((id) => group?.enrolledUserIds.includes(id)),
    attended: group?.attendanceAts,
  };
};

/** Whether this person is told to have attended an event. */
const hasAttended = async (stage: Stage, eventId: number) => {
  const events = (await get(stage, 'listAttendedEvents')) as { id: number }[];
  return events.some(({ id }) => id === eventId);
};

/** Who of Ana and Bruno has a place in a training course, with what was attended. */
const trainingCourse = async (stage: Stage, id: number) => {
  const users = part(await get(stage, 'getTrainingCourse', { params: { id } }), 'users') as { id: number }[];
  return users
    .filter((user) => watched.includes(user.id))
    .map((user) => [user.id, part(user, 'percentageUser'), part(user, 'attendanceAts')]);
};

const watched: readonly number[] = [people.ana, people.bruno, people.rafael];

/** Seats in classes of events and in training courses: enrolling, leaving, being there. */
export const seatWrites: readonly Write[] = [
  {
    operation: 'enrollInEventClass',
    given: () => ({ params: { classId: 11 } }),
    read: (stage) => eventClass(stage, 1, 11),
    mine: [
      { enrolled: [2], attended: [] },
      { enrolled: [1, 2], attended: [] },
    ],
    theirs: [
      { enrolled: [2], attended: [] },
      { enrolled: [1, 2], attended: [] },
    ],
    another: { theirs: { enrolled: [1, 10, 2], attended: [] }, mine: { enrolled: [1, 10, 2], attended: [] } },
  },
  {
    operation: 'enrollInEventClass',
    effect: 'takes the last seat',
    given: ({ sandbox: { store } }) => {
      store.patch('eventClasses', 11, { maxCapacity: store.count('seats', { classId: 11 }) + 1 });
      return { params: { classId: 11 } };
    },
    read: (stage) => eventClass(stage, 1, 11),
    mine: [
      { enrolled: [2], attended: [] },
      { enrolled: [1, 2], attended: [] },
    ],
    theirs: [
      { enrolled: [2], attended: [] },
      { enrolled: [1, 2], attended: [] },
    ],
    another: { refused: 'MAX_CAPACITY_REACHED', when: 'after' },
  },
  {
    operation: 'unenrollFromEventClass',
    effect: 'leaves the seat of somebody else alone',
    other: people.bruno,
    given: () => ({ params: { classId: 21 } }),
    read: (stage) => eventClass(stage, 2, 21),
    mine: [
      { enrolled: [1, 10], attended: [] },
      { enrolled: [10], attended: [] },
    ],
    theirs: [
      { enrolled: [1, 10], attended: [] },
      { enrolled: [10], attended: [] },
    ],
    another: { theirs: { enrolled: [], attended: [] }, mine: { enrolled: [], attended: [] } },
  },
  {
    operation: 'unenrollFromEventClass',
    effect: 'is refused to who has no seat',
    other: people.rafael,
    given: () => ({ params: { classId: 21 } }),
    read: (stage) => eventClass(stage, 2, 21),
    mine: [
      { enrolled: [1, 10], attended: [] },
      { enrolled: [10], attended: [] },
    ],
    theirs: [
      { enrolled: [1, 10], attended: [] },
      { enrolled: [10], attended: [] },
    ],
    another: { refused: 'NOT_ENROLLED' },
  },
  {
    operation: 'checkInToEvent',
    effect: 'takes a seat and marks the day for whoever scans',
    given: ({ sandbox: { store } }) => {
      store.patch('eventClasses', 11, { sittings: store.get('eventClasses', 61)?.sittings ?? [] });
      return { token: 'presenca-evento-11', query: { date: '2026-03-02' } };
    },
    read: async (stage) => ({ ...(await eventClass(stage, 1, 11)), isTold: await hasAttended(stage, 1) }),
    mine: [
      { enrolled: [2], attended: [], isTold: false },
      { enrolled: [1, 2], attended: ['2026-03-02'], isTold: true },
    ],
    theirs: [
      { enrolled: [2], attended: [], isTold: false },
      { enrolled: [1, 2], attended: [], isTold: false },
    ],
    another: {
      theirs: { enrolled: [1, 10, 2], attended: ['2026-03-02'], isTold: true },
      mine: { enrolled: [1, 10, 2], attended: ['2026-03-02'], isTold: true },
    },
  },
  {
    operation: 'checkInToEvent',
    effect: 'needs somebody signed in',
    other: 'nobody',
    given: () => ({ token: 'presenca-evento-61', query: { date: '2026-03-02' } }),
    read: async (stage) => (stage.me() ? eventClass(stage, 6, 61) : get(stage, 'listEvents')),
    mine: [
      { enrolled: [1], attended: [] },
      { enrolled: [1], attended: ['2026-03-02'] },
    ],
    theirs: unchanged('ACCESS_SESSION_EXPIRED'),
    another: { refused: 'ACCESS_SESSION_EXPIRED' },
  },
  {
    operation: 'enrollInTrainingCourse',
    given: () => ({ params: { id: 1 } }),
    read: (stage) => trainingCourse(stage, 1),
    mine: [
      [[2, 0, []]],
      [
        [2, 0, []],
        [1, 0, []],
      ],
    ],
    theirs: [
      [[2, 0, []]],
      [
        [2, 0, []],
        [1, 0, []],
      ],
    ],
    another: {
      theirs: [
        [2, 0, []],
        [1, 0, []],
        [10, 0, []],
      ],
      mine: [
        [2, 0, []],
        [1, 0, []],
        [10, 0, []],
      ],
    },
  },
  {
    operation: 'unenrollFromTrainingCourse',
    effect: 'leaves the seat of somebody else alone, and what was attended with it',
    given: async (_, theirs) => {
      await theirs.call(operationOf('enrollInTrainingCourse'), { params: { id: 2 } });
      return { params: { id: 2 } };
    },
    read: (stage) => trainingCourse(stage, 2),
    mine: [
      [
        [1, 33, [21]],
        [10, 0, []],
      ],
      [[10, 0, []]],
    ],
    theirs: [
      [
        [1, 33, [21]],
        [10, 0, []],
      ],
      [[10, 0, []]],
    ],
    another: { theirs: [], mine: [] },
  },
  {
    operation: 'unenrollFromTrainingCourse',
    effect: 'is refused to who has no seat',
    given: () => ({ params: { id: 2 } }),
    read: (stage) => trainingCourse(stage, 2),
    mine: [[[1, 33, [21]]], []],
    theirs: [[[1, 33, [21]]], []],
    another: { refused: 'NOT_ENROLLED' },
  },
  {
    operation: 'checkInToTrainingCourse',
    effect: 'takes a seat and marks the sitting for whoever scans',
    given: () => ({ token: 'presenca-treinamento-2', query: { id: 22 } }),
    read: (stage) => trainingCourse(stage, 2),
    mine: [[[1, 33, [21]]], [[1, 67, [21, 22]]]],
    theirs: [[[1, 33, [21]]], [[1, 67, [21, 22]]]],
    another: {
      theirs: [
        [1, 67, [21, 22]],
        [10, 33, [22]],
      ],
      mine: [
        [1, 67, [21, 22]],
        [10, 33, [22]],
      ],
    },
  },
];
