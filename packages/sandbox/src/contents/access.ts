import type { Records } from '../store/records.ts';
import type { Content, Course } from '../store/records-learning.ts';
import type { Reading } from '../store/store.ts';
import type { Learner } from '../views/learner.ts';
import { isLocked } from './lock.ts';

/**
 * Whether a content is closed to this person: unreleased, locked, in a training that is blocked or not published, or of a class
 * where they have no seat. What is closed gives no address, no progress and no state, and takes none. To a visitor every content is closed.
 */
export const isClosed = (learner: Opening, content: Content): boolean => {
  const { store, userId, hasSeatIn } = learner;
  if (userId === undefined || !content.isReleased) return true;
  const { courseId, classId } = content;
  const course = courseId === null ? undefined : store.get('courses', courseId);
  if (course && isCourseClosed(course)) return true;
  const group = classId === null ? undefined : store.get('eventClasses', classId);
  if (group && (isClassClosed(store, group) || !hasSeatIn(group.id))) return true;
  return isLocked(learner, content);
};

/** Whether nobody may enrol in a course or study in it. Its release dates only tell for how long it is new (DASH-41). */
export const isCourseClosed = ({ isBlocked, isActive }: Course): boolean => isBlocked || !isActive;

/** Whether a class, or its event, is not published. One that is not public is open to those who were given a seat. */
export const isClassClosed = (
  store: Reading,
  { isActive, eventId }: Pick<Records['eventClasses'], 'isActive' | 'eventId'>,
): boolean => !isActive || !store.get('events', eventId)?.isActive;

type Opening = Pick<Learner, 'store' | 'userId' | 'hasSeatIn' | 'hasFinished'>;
