import type { Content } from '../store/records-learning.ts';
import type { Store } from '../store/store.ts';

/**
 * Whether this person finds a content locked: one that is blocked opens once they have finished everything released before
 * it. One that nothing comes before stays blocked.
 *
 * @param userId `undefined` is a visitor, who never finished anything
 */
export const isLocked = (
  { store, userId }: { store: Store; userId: number | undefined },
  content: Content,
): boolean => {
  if (!content.isBlocked) return false;
  const { courseId, classId, position } = content;
  const before = store
    .list('contents', courseId === null ? { classId } : { courseId })
    .filter((one) => one.isReleased && one.position < position);
  return before.length === 0 || !before.every(({ id }) => isFinished(store, userId, id));
};

const isFinished = (store: Store, userId: number | undefined, contentId: number) =>
  userId !== undefined && Boolean(store.find('contentStates', { userId, contentId })?.finishedAt);
