import { describe, expect, test } from 'vitest';
import { people } from '../seed/named-people.ts';
import { openConversation } from '../testing.ts';

type Row = { id: number } & Record<string, unknown>;
const rowOf = (rows: Row[], id: number) => rows.find((row) => row.id === id);

describe('what a list says of each row is computed', () => {
  test('whether a course is new, by the days of its release', async () => {
    const { call, store } = openConversation();
    const isNew = async () => (await call('GET /api/decola/course/list/id/12')).data.course.isNew;
    store.patch('courses', 12, { releaseStartDate: '2026-03-01T12:00:00.000Z', releaseEndDate: null });
    expect(await isNew()).toBe(true);
    store.patch('courses', 12, { releaseStartDate: '2026-03-04T12:00:00.000Z' });
    expect(await isNew()).toBe(false);
  });

  test('how many products a shop has', async () => {
    const { call, store } = openConversation();
    const counted = async () =>
      (await call('GET /api/decola/list/products')).data.products[0]?.shop.quantityProducts as number;
    const before = await counted();
    expect(before).toBeGreaterThan(1);
    const [first] = (await call('GET /api/decola/list/products')).data.products;
    const other = store
      .list('products', { shopId: store.get('products', first.id)?.shopId ?? 0, isActive: true })
      .find(({ id }) => id !== first.id);
    store.patch('products', other?.id ?? 0, { isActive: false });
    expect(await counted()).toBe(before - 1);
  });

  test('whether the person likes a course, wherever it is listed', async () => {
    const { call, store } = openConversation();
    const flags = async () => [
      rowOf((await call('GET /api/decola/course/list?limit=100')).data.courses, 12)?.isFavorite,
      (await call('GET /api/decola/course/list/id/12')).data.course.isFavorite,
      rowOf((await call('GET /api/decola/courseTrack/1/trainings?limit=100')).data.trainings, 12)?.isFavorite,
    ];
    store.patch('courseTracks', 1, { courseIds: [12] });
    expect(await flags()).toEqual([false, false, false]);
    await call('POST /api/decola/favorite/training/12');
    expect(await flags()).toEqual([true, true, true]);
  });

  test('whether a track has ratings, and whether it holds more than courses', async () => {
    const { call, store } = openConversation();
    const tracks = async (): Promise<Row[]> =>
      (await call('GET /api/decola/courseTrack/list')).data.courseTracks;
    const [rated] = (await tracks()).filter(({ haveRatings }) => haveRatings);
    const { courseIds = [] } = store.get('courseTracks', rated?.id ?? 0) ?? {};
    const course = async () =>
      (await call(`GET /api/decola/course/list/id/${courseIds[0]}`)).data.course.haveTrainingInTrack;
    for (const rating of store.list('ratings')) store.remove('ratings', rating.id);
    for (const { id } of store.list('courseTracks'))
      store.patch('courseTracks', id, { eventIds: [], graduationIds: [] });
    expect(rowOf(await tracks(), rated?.id ?? 0)).toMatchObject({
      haveRatings: false,
      haveTrainingInTrack: false,
    });
    expect(await course()).toBe(false);
    store.patch('courseTracks', rated?.id ?? 0, { eventIds: [1] });
    expect(await course()).toBe(true);
  });

  test('what people think of a course or an event, and whether somebody said so', async () => {
    const { call, store } = openConversation();
    for (const { id } of store.list('ratings')) store.remove('ratings', id);
    store.patch('courseTracks', 1, { courseIds: [12], eventIds: [1], graduationIds: [] });
    const shown = async () => {
      const { rating, haveComments } = (await call('GET /api/decola/course/list/id/12')).data.course;
      const event = rowOf((await call('GET /api/decola/event/list')).data.events, 1);
      const { trainings } = (await call('GET /api/decola/courseTrack/1/trainings?limit=100')).data;
      return [rating, haveComments, event?.rating, ...trainings.map((card: Row) => card.rating)];
    };
    expect(await shown()).toEqual([null, false, null, null, null]);
    const rating = { contentId: null, message: null, likes: [], createdAt: '2026-03-01T12:00:00.000Z' };
    for (const [userId, stars] of [
      [2, 5],
      [3, 4],
      [4, 4],
    ] as const) {
      store.insert('ratings', { ...rating, userId, stars, courseId: 12, eventId: null });
      store.insert('ratings', { ...rating, userId, stars: stars - 1, courseId: null, eventId: 1 });
    }
    expect(await shown()).toEqual([4.3, false, 3.3, 4.3, 3.3]);
    store.insert('ratings', { ...rating, userId: 5, stars: 4, courseId: 12, eventId: null, message: 'Boa.' });
    expect((await shown()).slice(0, 2)).toEqual([4.3, true]);
  });

  test('whether a course has something new since the person was there', async () => {
    const { call, store } = openConversation();
    const hasNew = async () => (await call('GET /api/decola/course/list/id/11')).data.course.hasNewContent;
    const enrolment = store.find('enrolments', { userId: people.ana, courseId: 11 });
    store.patch('enrolments', enrolment?.id ?? 0, { lastAccessAt: '2026-03-02T14:00:00.000Z' });
    expect(await hasNew()).toBe(false);
    store.patch('contents', 1101, { addedAt: '2026-03-02T14:30:00.000Z' });
    expect(await hasNew()).toBe(true);
  });

  test('what kind of file a picture is', async () => {
    const { call, store } = openConversation();
    store.patch('courses', 12, { imageURL: '/files/uploads/a.JPG?v=1', bannerURL: null });
    expect((await call('GET /api/decola/course/list/id/12')).data.course).toMatchObject({
      imageExtension: 'jpg',
      bannerExtension: null,
    });
  });

  test('whether a class has something new since the person enrolled, and pays coins', async () => {
    const { call, store } = openConversation();
    const event = async (id: number) => rowOf((await call('GET /api/decola/event/list')).data.events, id);
    expect((await event(2))?.hasNewContent).toBe(false);
    store.patch('contents', 100_212, { addedAt: '2026-03-02T14:00:00.000Z' });
    expect((await event(2))?.hasNewContent).toBe(true);
    store.patch('courseTracks', 1, { eventIds: [2, 1], graduationIds: [] });
    const { trainings } = (await call('GET /api/decola/courseTrack/1/trainings?limit=100')).data;
    const cards = trainings.filter((card: Row) => card.trainingType === 'EVENT');
    expect(cards.map(({ id, haveDecoins }: Row) => [id, haveDecoins])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test('the contents that the instructors of a training course teach, closed where they are closed', async () => {
    const { call, store } = openConversation();
    const { instructorIds = [] } = store.get('graduations', 1) ?? {};
    const taught = store
      .list('courses', { isActive: true })
      .filter((course) => course.instructorIds.some((id) => instructorIds.includes(id)));
    const [closed] = taught;
    store.patch('courses', closed?.id ?? 0, { isBlocked: true });
    const { contents } = (await call('GET /api/decola/graduation/1/instructors')).data;
    expect(contents.length).toBeGreaterThan(taught.length);
    expect(
      contents.map(({ id }: Row) => Math.floor(id / 100)).filter((id: number) => id === closed?.id),
    ).not.toEqual([]);
    for (const content of contents)
      if (Math.floor(content.id / 100) === closed?.id) expect(content).toMatchObject({ url: null });
  });
});
