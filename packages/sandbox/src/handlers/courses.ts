import * as api from '@student/api-client';
import type { Call } from '../call.ts';
import { matches, pageOf, sliceOf, sortBy } from '../paging.ts';
import { found } from '../refusal.ts';
import { reply } from '../reply.ts';
import { coursesWithContentsViews, courseViews, courseWithContentsView } from '../views/course.ts';
import { learnerOf, publishedCourses } from '../views/learner.ts';
import { publishedTrack, publishedTracks } from '../views/track.ts';

const learner = (call: Call) => learnerOf(call.store, call.visitor?.id, call.now);

export const listCourses = reply(api.listCourses, (call) => {
  const { query, store } = call;
  const [schoolIds, trackIds, search] = [query.ids('school'), query.ids('courseTrack'), query.text('search')];
  const [page, limit, orderBy] = [query.page(), query.limit(15), query.text('orderBy')];
  const isAscending = query.oneOf('order', ['Asc', 'Desc']) !== 'Desc';
  const inTracks = new Set(
    publishedTracks(store, { id: { oneOf: trackIds } }).flatMap(({ courseIds }) => courseIds),
  );
  const rows = publishedCourses(store)
    .filter(({ schoolId }) => schoolIds.length === 0 || schoolIds.includes(schoolId))
    .filter(({ id }) => trackIds.length === 0 || inTracks.has(id))
    .filter(({ title, description }) => matches(search, title, description));
  const reader = learner(call);
  // What a course itself says orders it before it is drawn; what follows from others has to be worked out for all of them.
  const isOwn = rows.some((row) => Object.hasOwn(row, orderBy) && !hidden.has(orderBy));
  if (orderBy === '' || isOwn) {
    const part = pageOf(isOwn ? sortBy(rows, orderBy, isAscending) : rows, page, limit);
    return {
      courses: courseViews(part.rows, reader),
      hasMore: part.hasMore,
      totalPages: part.totalPages,
    };
  }
  const views = courseViews(rows, reader);
  const part = pageOf(sortBy(views, orderBy, isAscending), page, limit);
  return { courses: part.rows, hasMore: part.hasMore, totalPages: part.totalPages };
});

/** Fields of a course that its view does not have. */
const hidden: ReadonlySet<string> = new Set(['schoolId', 'decoins', 'instructorIds', 'interestIds']);

export const getCourse = reply(api.getCourse, (call) => ({
  course: courseWithContentsView(found(call.store.get('courses', call.params.id)), learner(call)),
}));

export const listNewCourses = reply(api.listNewCourses, (call) => {
  const reader = learner(call);
  const newest = call.store.list(
    'courses',
    { isActive: true },
    { by: 'activationDate', isDescending: true, limit: 12 },
  );
  return { courses: courseViews(newest, reader) };
});

export const listRecommendedCourses = reply(api.listRecommendedCourses, (call) => {
  const reader = learner(call);
  const fitting = publishedCourses(call.store).filter(
    ({ id, interestIds }) =>
      !reader.enrolmentOf(id) && interestIds.some((interest) => call.me.interestIds.includes(interest)),
  );
  return { courses: courseViews(fitting.slice(0, 15), reader) };
});

export const listCourseTrackCourses = reply(api.listCourseTrackCourses, (call) => {
  const reader = learner(call);
  const courseIds = reader.coursesIn(publishedTrack(call.store, call.params.id));
  const { rows, ...rest } = pageOf(courseIds, call.query.page(), call.query.limit(15));
  const courses = rows.flatMap((id) => call.store.get('courses', id) ?? []);
  return { courses: courseViews(courses, reader), ...rest };
});

export const searchCourses = reply(api.searchCourses, (call) => {
  const search = call.query.text('search');
  const all = publishedCourses(call.store).filter(({ title, description }) =>
    matches(search, title, description),
  );
  const { rows, ...rest } = pageOf(all, call.query.page(), call.query.limit(20));
  const reader = learner(call);
  return { courses: courseViews(rows, reader), ...rest };
});

export const listCoursesInProgress = reply(api.listCoursesInProgress, (call) => {
  const reader = learner(call);
  const [index, limit] = [call.query.index(), call.query.limit(5)];
  const open = call.store.list(
    'enrolments',
    { userId: call.me.id, finishedAt: null },
    { by: 'lastAccessAt', isDescending: true, offset: index * limit, limit: limit + 1 },
  );
  const { rows, hasMore } = sliceOf(open, 0, limit);
  const courses = rows.flatMap(({ courseId }) => call.store.get('courses', courseId) ?? []);
  return { courses: coursesWithContentsViews(courses, reader), hasMore };
});

export const listEnrolledCourses = reply(api.listEnrolledCourses, (call) => {
  const reader = learner(call);
  const search = call.query.text('search');
  const courses = reader
    .enrolments()
    .flatMap(({ courseId }) => call.store.get('courses', courseId) ?? [])
    .filter(({ title }) => matches(search, title));
  return { courses: courseViews(courses, reader) };
});
