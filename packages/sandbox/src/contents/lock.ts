import type { Content } from '../store/records-learning.ts';
import type { Learner } from '../views/learner.ts';

/**
 * Whether this person finds a content locked: one that is blocked opens once they have finished everything released before
 * it. One that nothing comes before stays blocked.
 */
export const isLocked = (
  { store, hasFinished }: Pick<Learner, 'store' | 'hasFinished'>,
  content: Content,
): boolean => {
  if (!content.isBlocked) return false;
  const { courseId, classId, position } = content;
  const before = store
    .list('contents', courseId === null ? { classId } : { courseId })
    .filter((one) => one.isReleased && one.position < position);
  return before.length === 0 || !hasFinished(before.map(({ id }) => id));
};
