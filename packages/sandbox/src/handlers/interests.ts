import * as api from '@student/api-client';
import { chosenInterests, tooManyInterests } from '../interests.ts';
import { matches, pageOf } from '../paging.ts';
import { found } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import { courseViews } from '../views/course.ts';
import { learnerOf, publishedCourses } from '../views/learner.ts';
import { interestsOf } from '../views/person.ts';

export const listInterests = reply(api.listInterests, ({ store }) => ({
  interests: store.list('interests'),
}));

export const linkInterests = reply(
  api.linkInterests,
  ({ store, me, body }) => {
    store.patch('people', me.id, { interestIds: chosenInterests(store, body.interests) });
    return done;
  },
  { interests: tooManyInterests },
);

export const listMyInterests = reply(api.listMyInterests, ({ store, me }) => ({
  interests: interestsOf(store, me),
}));

/** So many courses come with each interest; all of them are in `listInterestCourses`, by pages. */
const coursesOfEach = 20;

export const listMyInterestsWithCourses = reply(api.listMyInterestsWithCourses, ({ store, me, now }) => {
  const learner = learnerOf(store, me.id, now);
  const published = publishedCourses(store);
  const interests = interestsOf(store, me).map((interest) => {
    const courses = published.filter(({ interestIds }) => interestIds.includes(interest.id));
    return { ...interest, courses: courses.slice(0, coursesOfEach) };
  });
  learner.about(interests.flatMap(({ courses }) => courses.map(({ id }) => id)));
  return {
    interests: interests.map(({ courses, ...interest }) => ({
      ...interest,
      courses: courseViews(courses, learner),
    })),
  };
});

export const listInterestCourses = reply(api.listInterestCourses, ({ store, me, params, query, now }) => {
  const { id } = found(store.get('interests', params.id));
  const [search, status] = [query.text('search'), query.oneOf('status', ['progress', 'finished'])];
  const learner = learnerOf(store, me.id, now);
  const statusOf = (courseId: number) => {
    const enrolment = learner.enrolmentOf(courseId);
    return enrolment && (enrolment.finishedAt ? 'finished' : 'progress');
  };
  const about = publishedCourses(store)
    .filter(({ interestIds, title }) => interestIds.includes(id) && matches(search, title))
    .filter((course) => status === undefined || statusOf(course.id) === status);
  const { rows, ...rest } = pageOf(about, query.page(), query.limit(20));
  return { courses: courseViews(rows, learner), ...rest };
});
