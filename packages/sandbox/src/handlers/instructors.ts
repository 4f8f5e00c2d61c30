import * as api from '@student/api-client';
import { matches, pageOf } from '../paging.ts';
import { found, refuse } from '../refusal.ts';
import { reply } from '../reply.ts';
import type { Store } from '../store/store.ts';
import { contentViews } from '../views/content.ts';
import { courseViews } from '../views/course.ts';
import { graduationView } from '../views/graduation.ts';
import { type Learner, learnerOf, publishedCourses } from '../views/learner.ts';
import { peopleOf, summaryView } from '../views/person.ts';

const named = (store: Store, ids: number[]) => ids.flatMap((id) => store.get('instructors', id) ?? []);

/** The contents of the published courses that these people teach, as the learner sees them. */
const contentsOf = (store: Store, instructorIds: readonly number[], learner: Learner) => {
  const courseIds = publishedCourses(store)
    .filter((course) => course.instructorIds.some((id) => instructorIds.includes(id)))
    .map(({ id }) => id);
  learner.about(courseIds);
  return contentViews(courseIds.flatMap(learner.contentsOf), learner);
};

export const listCourseInstructors = reply(api.listCourseInstructors, ({ store, params }) => ({
  instructors: named(store, found(store.get('courses', params.id)).instructorIds),
}));

export const searchInstructors = reply(api.searchInstructors, ({ store, query }) => {
  const search = query.required('search');
  return {
    instructors: store
      .list('instructors')
      .filter(({ name, profession }) => matches(search, name, profession)),
  };
});

export const listInstructorCourses = reply(api.listInstructorCourses, ({ store, params, query, me, now }) => {
  const { id } = found(store.get('instructors', params.id));
  const learner = learnerOf(store, me.id, now);
  const all = publishedCourses(store).filter(({ instructorIds }) => instructorIds.includes(id));
  const { rows, ...rest } = pageOf(all, query.page(), query.limit(20));
  return { courses: courseViews(rows, learner), ...rest };
});

export const listEventClassInstructors = reply(api.listEventClassInstructors, ({ store, params }) => {
  const group = found(store.get('eventClasses', params.classId));
  if (group.eventId !== params.eventId) refuse('NOT_FOUND');
  return { instructors: named(store, group.instructorIds) };
});

export const getTrainingCourseInstructorInfo = reply(
  api.getTrainingCourseInstructorInfo,
  ({ store, params, me, now }) => {
    const graduation = found(store.get('graduations', params.id));
    const seats = store.list('seats', { graduationId: graduation.id });
    const users = peopleOf(
      store,
      seats.map(({ userId }) => userId),
    );
    const companyIds = new Set(users.flatMap((user) => user.companyIds));
    return {
      companies: store.list('companies').filter(({ id }) => companyIds.has(id)),
      contents: contentsOf(store, graduation.instructorIds, learnerOf(store, me.id, now)),
      graduation: graduationView(graduation),
      instructors: named(store, graduation.instructorIds),
      interests: graduation.interestIds.flatMap((id) => store.get('interests', id) ?? []),
      teams: graduation.teamIds.flatMap((id) => store.get('teams', id) ?? []),
      users: users.map((user) => summaryView(store, user)),
    };
  },
);
