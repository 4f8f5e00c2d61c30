import * as api from '@student/api-client';
import { isCourseClosed } from '../contents/access.ts';
import { found, refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Store } from '../store/store.ts';
import { enrol, finishCourse as finishOne, leave } from '../studying.ts';

const situationOf = (store: Store, userId: number, courseId: number) => {
  const enrolment = store.find('enrolments', { userId, courseId });
  return { enrolled: enrolment !== undefined, finished: Boolean(enrolment?.finishedAt) };
};

export const getCourseEnrollment = reply(api.getCourseEnrollment, ({ store, me, params }) => {
  const { id } = found(store.get('courses', params.id));
  return situationOf(store, me.id, id);
});

export const enrollInCourse = reply(api.enrollInCourse, ({ store, me, params, now }) => {
  const course = found(store.get('courses', params.id));
  if (isCourseClosed(course)) refuse('CONTENT_BLOCKED');
  enrol({ store, userId: me.id, now }, course.id);
  return situationOf(store, me.id, course.id);
});

export const finishCourse = reply(api.finishCourse, ({ store, me, params, now }) => {
  const course = found(store.get('courses', params.id));
  const { id } = course;
  if (isCourseClosed(course)) refuse('CONTENT_BLOCKED');
  if (!store.find('enrolments', { userId: me.id, courseId: id })) refuse('NOT_ENROLLED');
  store.transaction(() => finishOne({ store, userId: me.id, now }, id));
  return situationOf(store, me.id, id);
});

export const leaveCourse = reply(api.leaveCourse, ({ store, me, params, now }) => {
  const { id } = found(store.get('courses', params.id));
  store.transaction(() => leave({ store, userId: me.id, now }, id));
  return done;
});
