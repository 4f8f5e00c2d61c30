import type { Call } from '../call.ts';
import { found, refuse } from '../refusal.ts';
import type { Content } from '../store/records-learning.ts';
import { learnerOf } from '../views/learner.ts';
import { isClosed } from './access.ts';

export type CourseParams = { courseId: number; contentId: number };
export type ClassParams = { eventId: number; classId: number; contentId: number };

/** The contents of a course or of a class, or NOT_FOUND when the path names none. */
export const contentsIn = (
  call: Call<{ courseId: number } | { eventId: number; classId: number }>,
): Content[] => {
  const { store, params } = call;
  if ('courseId' in params) {
    const { id } = found(store.get('courses', params.courseId));
    return inOrder(store.list('contents', { courseId: id }));
  }
  const group = found(store.get('eventClasses', params.classId));
  if (group.eventId !== params.eventId) refuse('NOT_FOUND');
  return inOrder(store.list('contents', { classId: group.id }));
};

const inOrder = (contents: Content[]) => contents.sort((one, other) => one.position - other.position);

/** The content that the path names, whether or not the person may open it. */
export const contentAt = (call: Call<CourseParams | ClassParams>): Content =>
  found(contentsIn(call).find(({ id }) => id === call.params.contentId));

/** The same, refused with CONTENT_BLOCKED while it is closed to the person: nothing of it is read, saved or finished. */
export const openContentAt = (call: Call<CourseParams | ClassParams>): Content =>
  refuseClosed(call, contentAt(call));

/**
 * The same, refused with NOT_ENROLLED in a course that the person is not enrolled in: what others read is written by who studies
 * it. Notes are one's own, and are kept whatever became of their content.
 */
export const studiedContentAt = (call: Call<CourseParams | ClassParams>): Content => {
  const content = openContentAt(call);
  const { courseId } = content;
  const isEnrolled =
    courseId === null || call.store.find('enrolments', { userId: call.me.id, courseId }) !== undefined;
  return isEnrolled ? content : refuse('NOT_ENROLLED');
};

/** A content, unless it is closed to the person. */
export const refuseClosed = ({ store, me, now }: Call, content: Content): Content =>
  isClosed(learnerOf(store, me.id, now), content) ? refuse('CONTENT_BLOCKED') : content;
