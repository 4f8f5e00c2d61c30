import type { Content } from '../store/records-learning.ts';
import type { Reading } from '../store/store.ts';

/**
 * Whether this person finds a content locked: one that is blocked opens once they have finished everything released before
 * it. One that nothing comes before stays blocked.
 */
export const isLocked = (
  { store, hasFinished }: { store: Reading; hasFinished: (contentIds: readonly number[]) => boolean },
  content: Content,
): boolean => {
  if (!content.isBlocked) return false;
  const { courseId, classId } = content;
  const all = store.list('contents', courseId === null ? { classId } : { courseId });
  return isLockedAmong(all, content, hasFinished);
};

/** The same among the contents of its course or class. */
export const isLockedAmong = (
  contents: readonly Content[],
  { isBlocked, position }: Content,
  hasFinished: (contentIds: readonly number[]) => boolean,
): boolean => {
  if (!isBlocked) return false;
  const before = contents.filter((one) => one.isReleased && one.position < position);
  return before.length === 0 || !hasFinished(before.map(({ id }) => id));
};
