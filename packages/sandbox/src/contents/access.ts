import type { Content } from '../store/records-learning.ts';
import type { Reading } from '../store/store.ts';
import { isLocked } from './lock.ts';

/**
 * Whether a content is closed to this person: unreleased, locked, in a blocked course, or of a class where they have no
 * seat. What is closed gives no address, no progress and no state, and takes none.
 *
 * @param userId `undefined` is a visitor, to whom every content is closed
 */
export const isClosed = (
  { store, userId }: { store: Reading; userId: number | undefined },
  content: Content,
): boolean => {
  if (userId === undefined || !content.isReleased) return true;
  const { courseId, classId } = content;
  if (courseId !== null && store.get('courses', courseId)?.isBlocked) return true;
  if (classId !== null && !store.find('seats', { userId, classId })) return true;
  return isLocked({ store, userId }, content);
};
