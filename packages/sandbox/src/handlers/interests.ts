import * as api from '@student/api-client';
import { interestsProblem } from '@student/domain';
import * as v from 'valibot';
import { matches, pageOf } from '../paging.ts';
import { found, refuseInvalid, violation } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { courseView } from '../views/course.ts';
import { learnerOf, publishedCourses } from '../views/learner.ts';
import { interestsOf } from '../views/person.ts';
import { IdOf } from '../wire-input.ts';

export const listInterests = reply(api.listInterests, ({ store }) => ({
  interests: store.list('interests'),
}));

export const linkInterests = reply(api.linkInterests, async ({ store, me, body }) => {
  const { interests } = await body(v.object({ interests: v.array(IdOf) }));
  const ids = [...new Set(interests)];
  const problem = interestsProblem(ids);
  if (problem) refuseInvalid([violation(problem, 'interests')]);
  if (ids.some((id) => !store.get('interests', id)))
    refuseInvalid([violation('VALIDATION_ERROR', 'interests')]);
  store.patch('people', me.id, { interestIds: ids });
  return done;
});

export const listMyInterests = reply(api.listMyInterests, ({ store, me }) => ({
  interests: interestsOf(store, me),
}));

export const listMyInterestsWithCourses = reply(api.listMyInterestsWithCourses, ({ store, me, now }) => {
  const learner = learnerOf(store, me.id, now);
  const courses = publishedCourses(store);
  return {
    interests: interestsOf(store, me).map((interest) => ({
      ...interest,
      courses: courses
        .filter(({ interestIds }) => interestIds.includes(interest.id))
        .map((course) => courseView(course, learner)),
    })),
  };
});

export const listInterestCourses = reply(api.listInterestCourses, ({ store, me, params, query, now }) => {
  const { id } = found(store.get('interests', params.id));
  const [search, status] = [query.text('search'), query.oneOf('status', ['progress', 'finished'])];
  const learner = learnerOf(store, me.id, now);
  const all = publishedCourses(store)
    .filter(({ interestIds, title }) => interestIds.includes(id) && matches(search, title))
    .map((course) => courseView(course, learner))
    .filter(({ statusCourse }) => status === undefined || statusCourse === status);
  const { rows, ...rest } = pageOf(all, query.page(), query.limit(20));
  return { courses: rows, ...rest };
});
