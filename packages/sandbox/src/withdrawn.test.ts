import { describe, expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

type Row = { id: number };

/** The ids of a list, wherever it stands in the answer. */
const idsAt = async ({ call }: ReturnType<typeof openConversation>, path: string, name: string) => {
  const { data } = await call(`GET /api/${path}`);
  return (data.school ?? data)[name].map(({ id }: Row) => id);
};

describe('a course that was withdrawn', () => {
  /** A course that is in every list: in a track, liked, recommended, new, of an own interest. */
  const open = () => {
    const conversation = openConversation();
    const { store } = conversation;
    const now = '2026-03-02T12:00:00.000Z';
    const { interestIds = [] } = store.get('people', people.ana) ?? {};
    for (const { id } of store.list('courses')) store.patch('courses', id, { interestIds: [] });
    store.patch('courses', 60, { activationDate: now, interestIds, instructorIds: [1] });
    store.patch('courseTracks', 1, { courseIds: [1, 60] });
    store.insert('favorites', { userId: people.ana, courseId: 60, createdAt: now });
    store.insert('indications', { fromId: people.bruno, toId: people.ana, courseId: 60, createdAt: now });
    return conversation;
  };
  const conversation = open();

  test.each([
    ['all', 'decola/course/list?limit=100', 'courses'],
    ['a search', 'decola/course/globalSearch?search=&limit=100', 'courses'],
    ['what is new', 'course/list/new', 'courses'],
    ['a track', 'decola/course/courseTrack/1', 'courses'],
    ['a mixed track', 'decola/courseTrack/1/trainings?limit=100', 'trainings'],
    ['favourites', 'decola/list/favorite', 'trainings'],
    ['recommendations of others', 'decola/list/indication', 'trainings'],
    ['an instructor', 'decola/list/course/instructors/1?limit=100', 'courses'],
    ['what is recommended', 'decola/list/courses/recommendation', 'courses'],
    ['an interest', 'decola/interest/1/courses?limit=100', 'courses'],
  ])('is in no list: not in that of %s', async (_, path, name) => {
    conversation.store.patch('courses', 60, { isActive: true });
    expect(await idsAt(conversation, path, name)).toContain(60);
    conversation.store.patch('courses', 60, { isActive: false });
    expect(await idsAt(conversation, path, name)).not.toContain(60);
  });

  test.each(['decola/course/list/progress', 'decola/courses/enrolled'])(
    'stays, closed, among the own courses of who was in it: %s',
    async (path) => {
      const conversation = open();
      const { call, store } = conversation;
      await call('POST /api/decola/enroll/60');
      store.patch('courses', 60, { isActive: false });
      expect(await idsAt(conversation, path, 'courses')).toContain(60);
      expect((await call('GET /api/decola/courses/60/contents/6001')).code).toBe('CONTENT_BLOCKED');
    },
  );

  test('gives no contents to the list of what an instructor of a training course teaches', async () => {
    const conversation = open();
    conversation.store.patch('graduations', 1, { instructorIds: [1] });
    const path = 'decola/graduation/1/instructors';
    expect(await idsAt(conversation, path, 'contents')).toContain(6001);
    // What somebody else teaches is not among it.
    conversation.store.patch('courses', 60, { instructorIds: [2] });
    expect(await idsAt(conversation, path, 'contents')).not.toContain(6001);
    conversation.store.patch('courses', 60, { instructorIds: [2, 1] });
    expect(await idsAt(conversation, path, 'contents')).toContain(6001);
    conversation.store.patch('courses', 60, { isActive: false });
    expect(await idsAt(conversation, path, 'contents')).not.toContain(6001);
  });

  test('leaves no hole in a page: the next course takes its place, and the count is right', async () => {
    const { call, store } = open();
    store.patch('courseTracks', 1, { courseIds: [60, 1, 2] });
    store.patch('courses', 60, { isActive: false });
    const { courses, totalPages, hasMore } = (await call('GET /api/decola/course/courseTrack/1?limit=2'))
      .data;
    expect([courses.map(({ id }: Row) => id), totalPages, hasMore]).toEqual([[1, 2], 1, false]);
  });
});

describe('a track that is not published', () => {
  const conversation = openConversation();

  test.each([
    ['all', 'decola/courseTrack/list'],
    ['its school', 'decola/courseTrack/school/1'],
    ['the page of its school', 'decola/school/1'],
    ['a search', 'decola/courseTrack/globalSearch?search=colegas'],
    ['what is required', 'decola/courseTrack/required'],
  ])('is in no list: not in that of %s', async (_, path) => {
    conversation.store.patch('courseTracks', 1, { isActive: true });
    expect(await idsAt(conversation, path, 'courseTracks')).toContain(1);
    conversation.store.patch('courseTracks', 1, { isActive: false });
    expect(await idsAt(conversation, path, 'courseTracks')).not.toContain(1);
  });

  test.each(['courseTrack/1', 'courseTrack/1/trainings', 'course/courseTrack/1'])(
    'is not found by its id at %s',
    async (path) => {
      const { call, store } = conversation;
      store.patch('courseTracks', 1, { isActive: true });
      expect((await call(`GET /api/decola/${path}`)).status).toBe(200);
      store.patch('courseTracks', 1, { isActive: false });
      expect((await call(`GET /api/decola/${path}`)).code).toBe('NOT_FOUND');
    },
  );

  test('chooses no courses, and says nothing of what it holds beside them', async () => {
    const { call, store } = openConversation();
    const told = async () => [
      (await call('GET /api/decola/course/list?courseTrack=7')).data.courses.length,
      (await call('GET /api/decola/course/list/id/31')).data.course.haveTrainingInTrack,
    ];
    expect(await told()).toEqual([5, true]);
    store.patch('courseTracks', 7, { isActive: false });
    expect(await told()).toEqual([0, false]);
  });
});
