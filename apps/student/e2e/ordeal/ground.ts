import { contentTypes } from '@student/domain';
import type { Store } from '../../../../packages/sandbox/src/store/store.ts';
import { between, randomOf } from './random.ts';
import type { Ground } from './tab.ts';

/** Where a journey of this name plays: a video that the person never opened and others have rated, and another course. */
export function groundOf(
  store: Store,
  personId: number,
  seed: string,
): { ground: Ground; likedName: string } {
  const random = randomOf(`${seed} ground`);
  const isNew = (courseId: number | null) =>
    courseId !== null && !store.find('enrolments', { userId: personId, courseId });
  const videos = store
    .list('contents')
    .filter(
      ({ id, type, courseId, minDuration, isBlocked, isReleased }) =>
        type === contentTypes.youtube &&
        minDuration !== null &&
        !isBlocked &&
        isReleased &&
        isNew(courseId) &&
        !store.get('courses', courseId ?? 0)?.isBlocked &&
        store.list('ratings', { contentId: id }).some(({ userId }) => userId !== personId) &&
        !store.find('ratings', { contentId: id, userId: personId }),
    );
  const video = videos[between(random, 0, videos.length - 1)];
  const other = videos.find(({ courseId }) => courseId !== video?.courseId);
  if (!video?.courseId || !other?.courseId) throw new Error('The seed has no video to study');
  const [rating] = store.list('ratings', { contentId: video.id });
  const liker = rating && store.get('people', rating.userId);
  if (!liker) throw new Error('Nobody rated it');
  const { id: contentId, courseId, title } = video;
  const path = `/student/course/${courseId}/content/${contentId}`;
  return { ground: { title, path, contentId, otherCourse: other.courseId }, likedName: liker.name };
}
