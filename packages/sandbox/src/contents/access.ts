import type { Content } from '../store/records-learning.ts';
import type { Learner } from '../views/learner.ts';
import { isLocked } from './lock.ts';

/**
 * Whether a content is closed to this person: unreleased, locked, in a blocked course, or of a class where they have no
 * seat. What is closed gives no address, no progress and no state, and takes none. To a visitor every content is closed.
 */
export const isClosed = (learner: Opening, content: Content): boolean => {
  const { store, userId, hasSeatIn } = learner;
  if (userId === undefined || !content.isReleased) return true;
  const { courseId, classId } = content;
  if (courseId !== null && store.get('courses', courseId)?.isBlocked) return true;
  if (classId !== null && !hasSeatIn(classId)) return true;
  return isLocked(learner, content);
};

type Opening = Pick<Learner, 'store' | 'userId' | 'hasSeatIn' | 'hasFinished'>;
