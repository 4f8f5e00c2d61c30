import { describe, expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

type Row = { id: number } & Record<string, unknown>;
const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
const now = '2026-03-02T15:00:00.000Z';

describe('the list of courses', () => {
  test.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('in pages of twenty of its sixty says on page %d that more follow: %s', async (page, hasMore) => {
    const { call } = openConversation();
    const { data } = await call(`GET /api/decola/course/list?limit=20&page=${page}`);
    expect([data.hasMore, data.totalPages]).toEqual([hasMore, 3]);
  });

  test.each(['Asc', 'Desc'])('by rating, %s, has those that nobody rated at its end', async (order) => {
    const { call, store } = openConversation();
    for (const { id } of store.list('ratings', { courseId: 1 })) store.remove('ratings', id);
    const { courses } = (await call(`GET /api/decola/course/list?limit=100&orderBy=rating&order=${order}`))
      .data;
    const ratings = courses.map(({ rating }: Row) => rating);
    const unrated = ratings.filter((rating: number | null) => rating === null).length;
    expect(unrated).toBeGreaterThan(0);
    expect(ratings.slice(-unrated).every((rating: number | null) => rating === null)).toBe(true);
  });

  test('of what is new holds the twelve newest, the newest first', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('courses'))
      store.patch('courses', id, {
        activationDate: `2026-01-01T00:00:${String(id % 60).padStart(2, '0')}.000Z`,
      });
    expect(idsOf((await call('GET /api/course/list/new')).data.courses)).toEqual([
      59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48,
    ]);
  });

  test('in progress begins with what was studied last', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('enrolments', { userId: people.ana })) store.remove('enrolments', id);
    for (const [courseId, day] of [
      [5, '02'],
      [6, '04'],
      [7, '03'],
    ] as const) {
      const lastAccessAt = `2026-02-${day}T12:00:00.000Z`;
      const enrolment = { userId: people.ana, courseId, enrolledAt: lastAccessAt, finishedAt: null };
      store.insert('enrolments', { ...enrolment, lastAccessAt });
    }
    const slice = async (index: number) => {
      const { courses, hasMore } = (await call(`GET /api/decola/course/list/progress?limit=2&index=${index}`))
        .data;
      return [idsOf(courses), hasMore];
    };
    expect([await slice(0), await slice(1)]).toEqual([
      [[6, 7], true],
      [[5], false],
    ]);
  });

  test('of each interest comes with twenty courses at most', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('courses')) store.patch('courses', id, { interestIds: [4] });
    const { interests } = (await call('GET /api/decola/list/interests/user/course')).data;
    expect(interests.map(({ id, courses }: Row) => [id, (courses as Row[]).length])).toEqual([
      [1, 0],
      [4, 20],
      [7, 0],
    ]);
  });

  test('of an interest comes in pages of twenty, by words of the title and by how far the person is (TRACK-18, LIMITS-04)', async () => {
    const { call, store } = openConversation();
    const about = async (query: string) => {
      const { courses, totalPages } = (await call(`GET /api/decola/interest/8/courses${query}`)).data;
      return [idsOf(courses).length, totalPages];
    };
    const statuses = async (status: string) => {
      const { courses } = (await call(`GET /api/decola/interest/8/courses?status=${status}`)).data;
      return courses.map(({ statusCourse }: Row) => statusCourse);
    };
    expect(await statuses('progress')).toEqual(['progress', 'progress', 'progress', 'progress']);
    expect(await statuses('finished')).toEqual(['finished', 'finished']);
    const { courses } = (await call('GET /api/decola/interest/8/courses?search=SEGURANCA')).data;
    expect(courses.map(({ title }: Row) => title)).toEqual(['Segurança no armazém']);
    for (const { id } of store.list('courses')) store.patch('courses', id, { interestIds: [8] });
    expect((await about('')).at(0)).toBe(20);
    expect(await about('?page=2')).not.toEqual(await about('?page=9'));
  });

  test('tells of a course that it is new as long as it is, also to a server that runs for weeks', async () => {
    const clock = fixedClock();
    const { call, store } = openConversation({ clock });
    store.patch('courses', 12, { releaseStartDate: now, releaseEndDate: '2026-03-04T12:00:00.000Z' });
    const isNew = async () => (await call('GET /api/decola/course/list/id/12')).data.course.isNew;
    expect(await isNew()).toBe(true);
    clock.advance(30 * 86_400);
    expect(await isNew()).toBe(false);
  });
});

test('required tracks are pending until each of their courses is finished', async () => {
  const { call, store } = openConversation();
  for (const { id } of store.list('enrolments', { userId: people.ana })) store.remove('enrolments', id);
  store.patch('courseTracks', 1, { courseIds: [1, 2] });
  const tracks = async (filter: string) =>
    idsOf((await call(`GET /api/decola/courseTrack/required?filterType=${filter}`)).data.courseTracks);
  const finish = (courseId: number) =>
    store.insert('enrolments', {
      userId: people.ana,
      courseId,
      enrolledAt: now,
      lastAccessAt: now,
      finishedAt: now,
    });
  finish(1);
  expect([await tracks('pending'), await tracks('finished')]).toEqual([[1, 2, 3], []]);
  finish(2);
  expect([await tracks('pending'), await tracks('finished'), await tracks('all')]).toEqual([
    [2, 3],
    [1],
    [1, 2, 3],
  ]);
});

describe('comments', () => {
  test('are found by what they say and by who says it', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('ratings', { courseId: 1 })) store.remove('ratings', id);
    const rating = { contentId: null, eventId: null, courseId: 1, stars: 5, likes: [], createdAt: now };
    store.insert('ratings', { ...rating, userId: people.otavio, message: 'Direto.' });
    store.insert('ratings', { ...rating, userId: people.helena, message: 'Claro.' });
    const found = async (search: string) =>
      (await call(`GET /api/decola/rate/1?search=${encodeURIComponent(search)}`)).data.comments.map(
        ({ message }: Row) => message,
      );
    expect([await found('otavio'), await found('claro'), await found('helena direto')]).toEqual([
      ['Direto.'],
      ['Claro.'],
      [],
    ]);
    store.insert('ratings', { ...rating, userId: people.bruno, message: null });
    expect(await found('bruno')).toEqual([null]);
  });

  test('are liked once by each person', async () => {
    const { call, store } = openConversation();
    const [rating] = store.list('ratings').filter(({ userId }) => userId !== people.ana);
    store.patch('ratings', rating?.id ?? 0, { likes: [people.bruno] });
    for (const _ of [1, 2]) await call(`POST /api/decola/rate/${rating?.id}/likes`);
    expect(store.get('ratings', rating?.id ?? 0)?.likes).toEqual([people.bruno, people.ana]);
  });
});

test('the ratings of a content begin with one’s own, however many have rated since, and each is listed once (COURSE-19)', async () => {
  const { call, store } = openConversation();
  for (const { id } of store.list('ratings', { contentId: 101 })) store.remove('ratings', id);
  const rating = { contentId: 101, courseId: 1, eventId: null, stars: 5, message: null, likes: [] };
  store.insert('ratings', { ...rating, userId: people.ana, createdAt: '2026-01-02T15:00:00.000Z' });
  const others = store.list('people', { id: { not: people.ana } }).slice(0, 20);
  for (const { id } of others) store.insert('ratings', { ...rating, userId: id, createdAt: now });
  const slice = async (index: number) =>
    (await call(`GET /api/decola/courses/1/contents/101/ratings?index=${index}`)).data;
  const slices = [await slice(0), await slice(1)];
  expect(slices.map(({ ratings, haveRatings }) => [ratings.length, haveRatings])).toEqual([
    [15, true],
    [6, false],
  ]);
  expect(slices[0].ratings[0].userID).toBe(people.ana);
  expect(new Set(slices.flatMap(({ ratings }) => idsOf(ratings))).size).toBe(21);
});

test('of events are listed as attended those in which the person was seen', async () => {
  const { call, store } = openConversation();
  store.insert('seats', {
    ...{ userId: people.ana, classId: null, graduationId: 3, enrolledAt: now },
    ...{ attendedDates: [], attendedSittingIds: [] },
  });
  const { events } = (await call('GET /api/decola/event/list/attended')).data;
  expect(events.map(({ type, id }: Row) => [type, id])).toEqual([
    [1, 3],
    [2, 2],
    [2, 4],
  ]);
});

test('of events tell the sitting that goes on or comes next, and none once all are over', async () => {
  const clock = fixedClock('2026-03-02T14:59:00.000Z');
  const { call, store } = openConversation({ clock });
  const sitting = (startDate: string) => ({
    ...{ id: 1, startDate, startHour: '09:00', endHour: '12:00', location: 'Sala 1' },
  });
  const sittings = [sitting('2026-03-09'), sitting('2026-02-23'), sitting('2026-03-02')];
  store.patch('graduations', 2, { sittings });
  store.patch('eventClasses', 61, { sittings });
  const told = async () => {
    const { events } = (await call('GET /api/decola/event/list')).data;
    return ['1 6', '2 2'].map(
      (name) => events.find(({ type, id }: Row) => `${type} ${id}` === name)?.menu?.startDate ?? null,
    );
  };
  expect(await told()).toEqual(['2026-03-02', '2026-03-02']);
  clock.advance(60);
  expect(await told()).toEqual(['2026-03-09', '2026-03-09']);
  clock.advance(7 * 86_400);
  expect(await told()).toEqual([null, null]);
});

describe('figures', () => {
  test('count as certificates the finished courses that give one, and the events and training courses that were attended and are over', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('enrolments', { userId: people.ana })) store.remove('enrolments', id);
    const at = { enrolledAt: now, lastAccessAt: now, finishedAt: now };
    for (const courseId of [1, 2, 3]) {
      store.insert('enrolments', { ...at, userId: people.ana, courseId });
      store.patch('courses', courseId, { haveCertification: courseId === 2 });
    }
    expect((await call('GET /api/decola/get/statistics/user')).data).toMatchObject({
      completeCourses: 3,
      // One course, one class of an event and one training course.
      certificateGenerated: 3,
    });
    for (const { id } of store.list('seats', { userId: people.ana })) store.remove('seats', id);
    expect((await call('GET /api/decola/get/statistics/user')).data.certificateGenerated).toBe(1);
  });

  test('tell the share of finished courses as the statistics count it, never more than is done', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('enrolments', { userId: people.ana })) store.remove('enrolments', id);
    const share = async () =>
      (await call('GET /api/user/me/list/personalInformation')).data.user.percentageUser;
    const enrol = (courseId: number, finishedAt: string | null) =>
      store.insert('enrolments', {
        ...{ enrolledAt: now, lastAccessAt: now, finishedAt },
        ...{ userId: people.ana, courseId },
      });
    expect(await share()).toBe(0);
    for (const courseId of [1, 2]) enrol(courseId, now);
    enrol(3, null);
    expect(await share()).toBe(66);
    store.remove('enrolments', store.list('enrolments', { userId: people.ana, courseId: 3 })[0]?.id ?? 0);
    expect(await share()).toBe(100);
  });

  test('rank twenty people by hours, a finished course for ten of them, those with as much as the last one by name, and who asks wherever they stand', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('enrolments')) store.remove('enrolments', id);
    const everybody = store.list('people');
    const at = { enrolledAt: now, lastAccessAt: now };
    store.insert('enrolments', { ...at, userId: people.bruno, courseId: 1, finishedAt: now });
    store.insert('enrolments', { ...at, userId: people.bruno, courseId: 2, finishedAt: null });
    everybody.forEach(({ id }, at) => {
      store.patch('people', id, {
        name: `Pessoa ${90 - at}`,
        totalWatched: id === people.bruno ? 7200 : 3600,
      });
    });
    const { students } = (await call('GET /api/decola/list/students/engagement')).data;
    const others = everybody
      .map(({ id }) => id)
      .filter((id) => id !== people.bruno)
      .toReversed();
    expect(idsOf(students)).toEqual([people.bruno, ...others.slice(0, 19), people.ana]);
    expect(students.at(-1)).toMatchObject({ engagement: 1, position: everybody.length });
    expect(students[0]).toMatchObject({ engagement: 12, position: 1 });
    expect(students[1]).toMatchObject({ engagement: 1, position: 2 });
  });

  test.each([
    [0, 422],
    [1, 200],
    [366, 200],
    [367, 422],
  ])('of the accesses of %d days answer %d', async (interval, status) => {
    const { call } = openConversation();
    const answer = await call(`GET /api/decola/statistics/user/access?period=day&interval=${interval}`);
    expect(answer.status).toBe(status);
  });
});

test('the bell holds the two hundred newest notifications', async () => {
  const { call, store } = openConversation();
  const [known] = store.list('notifications', { userId: people.ana });
  for (let at = 0; at < 201; at += 1)
    store.insert('notifications', {
      ...(known as NonNullable<typeof known>),
      id: 9000 + at,
      createdAt: new Date(Date.parse(now) + at).toISOString(),
    });
  const ids = idsOf((await call('GET /api/decola/notifications')).data.notifications);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, 9200, 9001]);
});

test.each([
  ['no end', null, 'progress', 940],
  ['an end that lies ahead', '2026-03-02T15:00:00.001Z', 'progress', 940],
  ['an end that is now', '2026-03-02T15:00:00.000Z', 'finished', 941],
  ['an end that is past', '2026-03-01T15:00:00.000Z', 'finished', 941],
])(
  'with %s a training is listed as it stands, and a card leads to a class that is not over',
  async (_, finishedAt, status, classId) => {
    const { call, store } = openConversation({ session: people.ana });
    const [group] = store.list('eventClasses', { eventId: 1 });
    if (!group) throw new Error('event 1 has no class');
    for (const { id } of store.list('seats', { userId: people.ana })) store.remove('seats', id);
    for (const { id } of store.list('eventClasses', { eventId: 1 }))
      store.patch('eventClasses', id, { eventId: 4 });
    store.insert('eventClasses', { ...group, id: 940, eventId: 1, finishedAt });
    store.insert('eventClasses', { ...group, id: 941, eventId: 1, finishedAt: null });
    store.patch('graduations', 1, { finishedAt });
    const card = async (type: string) => {
      const { trainings } = (await call('GET /api/decola/courseTrack/7/trainings?limit=100')).data;
      return trainings.find((one: { trainingType: string }) => one.trainingType === type);
    };
    expect(await card('EVENT')).toMatchObject({ classID: classId, statusCourse: null });
    const seat = { userId: people.ana, enrolledAt: now, attendedDates: [], attendedSittingIds: [] };
    store.insert('seats', { ...seat, classId: 940, graduationId: null });
    store.insert('seats', { ...seat, classId: null, graduationId: 1 });
    expect(await card('EVENT')).toMatchObject({ classID: 940, statusCourse: status });
    expect(await card('TRAINING_COURSE')).toMatchObject({ statusCourse: status });
  },
);

test('pills stand unwatched first, and each part with the newest first', async () => {
  const { call, store } = openConversation();
  const { pills } = (await call('GET /api/decola/pills?limit=100')).data;
  const days = (isWatched: boolean) =>
    pills
      .filter((one: { isWatched: boolean }) => one.isWatched === isWatched)
      .map(({ id }: Row) => store.get('pills', id)?.activationDate);
  for (const part of [days(false), days(true)]) {
    expect(part.length).toBeGreaterThan(0);
    expect(part).toEqual(part.toSorted().toReversed());
  }
  const watched = pills.map((one: { isWatched: boolean }) => one.isWatched);
  expect(watched).toEqual(watched.toSorted());
});

test('what several people recommend is listed once, with who did so last, by the name that they go by', async () => {
  const { call, store } = openConversation();
  for (const { id } of store.list('indications', { toId: people.ana })) store.remove('indications', id);
  store.patch('people', people.bruno, { socialName: 'Bru' });
  const recommend = (fromId: number, courseId: number) =>
    store.insert('indications', { fromId, toId: people.ana, courseId, createdAt: now });
  recommend(people.caio, 60);
  recommend(people.bruno, 60);
  const { trainings } = (await call('GET /api/decola/list/indication')).data;
  expect(
    trainings.map(({ id, indicatedBy }: { id: number; indicatedBy: Row }) => [id, indicatedBy.id]),
  ).toEqual([[60, people.bruno]]);
  const bruno = openConversation({ session: people.bruno });
  bruno.store.patch('people', people.bruno, { socialName: 'Bru' });
  await bruno.call('POST /api/decola/indication/training/60', { userIDs: [people.ana] });
  expect(bruno.store.list('notifications', { userId: people.ana }).at(-1)?.title).toMatch(/^Bru recomendou/);
});

test('a required track is pending by its published courses alone', async () => {
  const { call, store } = openConversation();
  const [track] = store.list('courseTracks', { isRequired: true, isActive: true });
  const [left = 0, ...others] = track?.courseIds ?? [];
  for (const courseId of others) {
    const known = store.find('enrolments', { userId: people.ana, courseId });
    if (known) store.patch('enrolments', known.id, { finishedAt: now });
    else
      store.insert('enrolments', {
        ...{ userId: people.ana, courseId, enrolledAt: now, lastAccessAt: now, finishedAt: now },
      });
  }
  const open = store.find('enrolments', { userId: people.ana, courseId: left });
  if (open) store.patch('enrolments', open.id, { finishedAt: null });
  const pending = async () =>
    idsOf((await call('GET /api/decola/courseTrack/required?filterType=pending')).data.courseTracks);
  expect(await pending()).toContain(track?.id);
  store.patch('courses', left, { isActive: false });
  expect(await pending()).not.toContain(track?.id);
});

test('a statement that is ordered goes up unless it is told otherwise, and one that is not shows the newest first', async () => {
  const { call, store } = openConversation();
  for (const { id } of store.list('statements', { userId: people.ana }).slice(20))
    store.remove('statements', id);
  const days = async (query: string) =>
    (await call(`GET /api/decola/list/statement/user?limit=100${query}`)).data.statements.map(
      ({ createdAt }: { createdAt: string }) => createdAt,
    );
  const sorted = (await days('')).toSorted();
  expect(await days('')).toEqual(sorted.toReversed());
  expect(await days('&orderBy=createdAt')).toEqual(sorted);
  expect(await days('&orderBy=createdAt&ordinationAsc=false')).toEqual(sorted.toReversed());
});

test('orders of one moment stand with the newest first', async () => {
  const { call, store } = openConversation();
  const mine = store.list('orders', { userId: people.ana });
  for (const { id } of mine) store.patch('orders', id, { createdAt: now });
  const { orders } = (await call('GET /api/decola/orders')).data;
  expect(idsOf(orders)).toEqual(idsOf(mine).toSorted((one, other) => other - one));
});

test('instructors are found by their profession too', async () => {
  const { call, store } = openConversation();
  const [one] = store.list('instructors');
  store.patch('instructors', one?.id ?? 0, { profession: 'Hidróloga' });
  const { instructors } = (await call('GET /api/decola/instructors/globalSearch?search=hidrologa')).data;
  expect(idsOf(instructors)).toEqual([one?.id]);
});

test('the instructors of a content of a class are those of the class', async () => {
  const { call, store } = openConversation();
  const content = store.list('contents').find(({ classId, isReleased }) => classId !== null && isReleased);
  const group = store.get('eventClasses', content?.classId ?? 0);
  store.patch('eventClasses', group?.id ?? 0, { instructorIds: [4, 2] });
  const path = `/api/decola/events/${group?.eventId}/class/${group?.id}/contents/${content?.id}/instructors`;
  expect(idsOf((await call(`GET ${path}`)).data.instructors)).toEqual([4, 2]);
});

test('recommended are fifteen courses at most', async () => {
  const { call, store } = openConversation();
  for (const { id } of store.list('enrolments', { userId: people.ana })) store.remove('enrolments', id);
  const { interestIds = [] } = store.get('people', people.ana) ?? {};
  for (const { id } of store.list('courses')) store.patch('courses', id, { interestIds });
  expect((await call('GET /api/decola/list/courses/recommendation')).data.courses).toHaveLength(15);
});

test('an event that is not published stands in no track', async () => {
  const { call, store } = openConversation();
  const path = 'GET /api/decola/courseTrack/7/trainings?limit=100';
  const events = async () =>
    (await call(path)).data.trainings.filter(
      ({ trainingType }: { trainingType: string }) => trainingType === 'EVENT',
    );
  expect(await events()).toHaveLength(1);
  store.patch('events', 1, { isActive: false });
  expect(await events()).toEqual([]);
});
