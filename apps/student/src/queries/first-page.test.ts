import { expect, it } from 'vitest';
import { courseCommentsQuery, eventCommentsQuery } from '../courses/comments.queries.ts';
import { pillsQuery } from '../pills/pills.queries.ts';
import { peopleQuery } from '../recommendation/recommendation.queries.ts';
import { coursesInProgressQuery, coursesQuery } from '../routes/dashboard/dashboard.queries.ts';
import { dashboardSearch } from '../routes/dashboard/dashboard.search.ts';
import { interestCoursesQuery } from '../routes/interest/interest.queries.ts';
import { interestSearch } from '../routes/interest/interest.search.ts';
import { favoriteTrainingsQuery } from '../routes/profile/own-trainings.queries.ts';
import { profileSearch } from '../routes/profile/profile.search.ts';
import { courseSearchQuery } from '../routes/search/search.queries.ts';
import { globalSearch } from '../routes/search/search.search.ts';
import { createQueryClient } from './query-client.ts';

/** A query client that tells what the server was asked for. */
function start() {
  const asked: unknown[] = [];
  const request = async ({ row }: { row: string }, { query }: { query?: unknown } = {}) => {
    asked.push([row, query]);
    return {};
  };
  const client = createQueryClient({
    request: request as never,
    onFailure: () => {},
    sessionNow: () => 0,
  });
  return { client, asked };
}

/** Comments (DASH-47, DASH-48), courses (DASH-22, DASH-23, SHELL-07, TRACK-18, LIMITS-04) people (RECO-06) and favourite trainings (RECO-16, RECO-18). */
it.each([
  ['comments of a course', courseCommentsQuery(3, 1), 'GET /api/decola/rate/:id', { page: 1, limit: 15 }],
  [
    'comments of an event',
    eventCommentsQuery(7, 1),
    'GET /api/decola/event/:eventId/ratings',
    { page: 1, limit: 15 },
  ],
  [
    'courses of the dashboard',
    coursesQuery(dashboardSearch.callOf(dashboardSearch.read(''), 15)),
    'GET /api/decola/course/list',
    { page: 1, limit: 15 },
  ],
  [
    'courses that are searched for',
    courseSearchQuery(globalSearch.callOf(globalSearch.read('?search=excel'))),
    'GET /api/decola/course/globalSearch',
    { page: 1, limit: 20, search: 'excel' },
  ],
  [
    'courses of an interest',
    interestCoursesQuery(4, interestSearch.callOf(interestSearch.read('?title=Atendimento'))),
    'GET /api/decola/interest/:id/courses',
    { page: 1, limit: 20 },
  ],
  [
    'people to recommend to',
    peopleQuery(1, ''),
    'GET /api/decola/list/users',
    { page: 1, limit: 30, orderBy: 'name', ordinationAsc: true },
  ],
  [
    'people from Z to A',
    peopleQuery(1, '', false),
    'GET /api/decola/list/users',
    { page: 1, limit: 30, orderBy: 'name', ordinationAsc: false },
  ],
  [
    'favourite trainings',
    favoriteTrainingsQuery(profileSearch.read('')),
    'GET /api/decola/list/favorite',
    { page: 1, limit: 30 },
  ],
  [
    'favourite events by title',
    favoriteTrainingsQuery(profileSearch.read('?type=EVENT&search=nr&orderBy=title&order=Desc')),
    'GET /api/decola/list/favorite',
    { page: 1, limit: 30, search: 'nr', orderBy: 'title', ordinationAsc: false, type: 'EVENT' },
  ],
])('the first page of %s is page 1', async (_, query, row, first) => {
  const { client, asked } = start();
  await client.fetchQuery(query as never);
  expect(asked).toEqual([[row, first]]);
});

/** DASH-10, PILL-03. */
it.each([
  ['courses under way', coursesInProgressQuery(), 'GET /api/decola/course/list/progress', 5],
  ['pills', pillsQuery(), 'GET /api/decola/pills', 11],
])('the first slice of %s is slice 0', async (_, query, row, limit) => {
  const { client, asked } = start();
  await client.fetchInfiniteQuery(query as never);
  expect(asked).toEqual([[row, { limit, index: 0 }]]);
});
