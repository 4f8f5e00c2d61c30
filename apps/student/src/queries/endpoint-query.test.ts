import {
  enrollInCourse,
  getCourse,
  listCourseContentNotes,
  listCourseContents,
  listCoursesInProgress,
  listEvents,
} from '@student/api-client';
import { describe, expect, it, vi } from 'vitest';
import { endpointMutation, endpointQuery, infiniteEndpointQuery, keyOf } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';

const courseId = 56;

function start(answer: (row: string, options: unknown) => unknown = () => 'answer') {
  const sent: [row: string, options: unknown][] = [];
  const request = vi.fn(async (endpoint: { row: string }, options?: unknown) => {
    sent.push([endpoint.row, options]);
    return answer(endpoint.row, options);
  });
  const onFailure = vi.fn();
  const queryClient = createQueryClient({ request: request as never, onFailure, sessionNow: () => 0 });
  return { queryClient, sent, onFailure };
}

describe('the key of an answer', () => {
  it.each([
    [keyOf(listEvents), ['decola', 'event', 'list']],
    [keyOf(getCourse, { params: { id: 56 } }), ['decola', 'course', 'list', 'id', 56]],
    [keyOf(listCourseContents, { params: { courseId } }), ['decola', 'courses', 56, 'contents']],
    [
      keyOf(listCourseContentNotes, { params: { courseId, contentId: 3 } }),
      ['decola', 'courses', 56, 'contents', 3, 'notes'],
    ],
    [keyOf(listCourseContentNotes, { params: { courseId } }), ['decola', 'courses', 56, 'contents']],
    [keyOf(listCourseContentNotes), ['decola', 'courses']],
    [
      keyOf(listCoursesInProgress, { query: { limit: 4 } }),
      ['decola', 'course', 'list', 'progress', { limit: 4 }],
    ],
  ])('%j', (key, expected) => {
    expect(key).toEqual(expected);
  });

  it('of the contents of a course names its notes too', async () => {
    const { queryClient } = start();
    const notes = endpointQuery(listCourseContentNotes, { params: { courseId, contentId: 3 } });
    await queryClient.fetchQuery(notes);
    await queryClient.invalidateQueries({ queryKey: keyOf(listCourseContents, { params: { courseId } }) });
    expect(queryClient.getQueryState(notes.queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a query of an endpoint', () => {
  it('is called through the client of its own app', async () => {
    const one = start(() => 'one');
    const other = start(() => 'other');
    const query = endpointQuery(getCourse, { params: { id: 56 } });
    expect(await one.queryClient.fetchQuery(query)).toBe('one');
    expect(await other.queryClient.fetchQuery(query)).toBe('other');
    expect(one.sent).toEqual([[getCourse.row, { params: { id: 56 }, signal: expect.any(AbortSignal) }]]);
  });

  it('reads slice after slice until there is no more', async () => {
    const { queryClient, sent } = start((_row, options) => {
      const { index } = (options as { query: { index: number } }).query;
      return { courses: [index], hasMore: index < 1 };
    });
    const query = infiniteEndpointQuery(
      listCoursesInProgress,
      { query: { limit: 4 } },
      { pageName: 'index', hasMore: ({ hasMore }) => hasMore },
    );
    const { pages } = await queryClient.fetchInfiniteQuery({ ...query, pages: 5 });
    expect(pages).toEqual([
      { courses: [0], hasMore: true },
      { courses: [1], hasMore: false },
    ]);
    expect(sent.map(([, options]) => (options as { query: unknown }).query)).toEqual([
      { limit: 4, index: 0 },
      { limit: 4, index: 1 },
    ]);
  });

  it('is not tried again here: the client does that', async () => {
    const { queryClient, sent } = start(() => {
      throw new Error('no');
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(queryClient.fetchQuery(endpointQuery(listEvents))).rejects.toThrow('no');
    expect(sent).toHaveLength(1);
  });
});

describe('a mutation of an endpoint', () => {
  const run = ({ queryClient }: ReturnType<typeof start>, isShownInPlace = false) => {
    const options = endpointMutation(enrollInCourse, {
      params: { id: 56 },
      makesStale: [
        { queryKey: keyOf(getCourse, { params: { id: 56 } }) },
        { queryKey: keyOf(listCourseContents, { params: { courseId } }), exact: true },
      ],
      isShownInPlace,
    });
    return queryClient.getMutationCache().build(queryClient, options).execute(undefined);
  };

  it('sends what it was given and marks what it makes stale', async () => {
    const app = start();
    const course = endpointQuery(getCourse, { params: { id: 56 } });
    const other = endpointQuery(getCourse, { params: { id: 57 } });
    await app.queryClient.fetchQuery(course);
    await app.queryClient.fetchQuery(other);
    await run(app);
    expect(app.sent.at(-1)).toEqual([enrollInCourse.row, { params: { id: 56 } }]);
    expect(app.queryClient.getQueryState(course.queryKey)?.isInvalidated).toBe(true);
    expect(app.queryClient.getQueryState(other.queryKey)?.isInvalidated).toBe(false);
  });

  it('marks a list without what lies below it, where it says so', async () => {
    const app = start();
    const contents = endpointQuery(listCourseContents, { params: { courseId } });
    const notes = endpointQuery(listCourseContentNotes, { params: { courseId, contentId: 3 } });
    for (const query of [contents, notes]) await app.queryClient.fetchQuery<unknown>(query as never);
    await run(app);
    expect(app.queryClient.getQueryState(contents.queryKey)?.isInvalidated).toBe(true);
    expect(app.queryClient.getQueryState(notes.queryKey)?.isInvalidated).toBe(false);
  });

  it.each([
    ['is told once', false, 1],
    ['is left to the screen that shows it', true, 0],
  ])('whose call fails %s', async (_name, isShownInPlace, times) => {
    const app = start(() => {
      throw new Error('no');
    });
    await expect(run(app, isShownInPlace)).rejects.toThrow('no');
    expect(app.onFailure).toHaveBeenCalledTimes(times);
  });
});
