import type { Content } from '../store/records-learning.ts';
import type { Reading } from '../store/store.ts';

/**
 * Whether this person finds a content locked: one that is blocked opens once they have finished everything released before
 * it. One that nothing comes before stays blocked.
 *
 * @param userId `undefined` is a visitor, who never finished anything
 */
export const isLocked = (
  { store, userId }: { store: Reading; userId: number | undefined },
  content: Content,
): boolean => {
  if (!content.isBlocked) return false;
  const { courseId, classId, position } = content;
  const before = store
    .list('contents', courseId === null ? { classId } : { courseId })
    .filter((one) => one.isReleased && one.position < position);
  if (before.length === 0 || userId === undefined) return true;
  const finished = store.count('contentStates', {
    userId,
    contentId: { oneOf: before.map(({ id }) => id) },
    finishedAt: { isNull: false },
  });
  return finished < before.length;
};
