import { contentTypes } from '@student/domain';
import type { Store } from '../../../../packages/sandbox/src/store/store.ts';
import { between, drawn, randomOf } from './random.ts';

/** What a journey is about. */
export type GroundKind = 'video' | 'exercise' | 'package';

/** The content that a journey studies, and the course that it enrols in and leaves. */
export type Ground = {
  kind: GroundKind;
  title: string;
  path: string;
  contentId: number;
  courseId: number;
  otherCourse: number;
};

const grounds: Record<GroundKind, number> = { video: 2, exercise: 2, package: 1 };
const typeOf = {
  video: contentTypes.youtube,
  exercise: contentTypes.exercise,
  package: contentTypes.scorm,
} as const satisfies Record<GroundKind, number>;

/** What the journey of this name is about: always the same. */
export const groundKindOf = (seed: string): GroundKind => drawn(randomOf(`${seed} kind`), grounds);

/**
 * Where a journey of this name plays: a content that the person never opened, a video among those that others have rated, and
 * another course.
 */
export function groundOf(
  store: Store,
  personId: number,
  seed: string,
): { ground: Ground; likedName: string } {
  const random = randomOf(`${seed} ground`);
  const kind = groundKindOf(seed);
  const isNew = (courseId: number | null) =>
    courseId !== null && !store.find('enrolments', { userId: personId, courseId });
  const open = store
    .list('contents')
    .filter(
      ({ id, courseId, isBlocked, isReleased }) =>
        !isBlocked &&
        isReleased &&
        isNew(courseId) &&
        !store.get('courses', courseId ?? 0)?.isBlocked &&
        !store.find('ratings', { contentId: id, userId: personId }) &&
        !store.find('attempts', { contentId: id, userId: personId }),
    );
  const isRated = (contentId: number) =>
    store.list('ratings', { contentId }).some(({ userId }) => userId !== personId);
  const videos = open.filter(
    ({ id, type, minDuration }) => type === typeOf.video && minDuration !== null && isRated(id),
  );
  const possible = kind === 'video' ? videos : open.filter(({ type }) => type === typeOf[kind]);
  const content = possible[between(random, 0, possible.length - 1)];
  const other = videos.find(({ courseId }) => courseId !== content?.courseId);
  if (!content?.courseId || !other?.courseId) throw new Error('The seed has nothing to study');
  const { id: contentId, courseId, title } = content;
  const [rating] = store.list('ratings', { contentId });
  const liker = rating && store.get('people', rating.userId);
  if (!liker && kind === 'video') throw new Error('Nobody rated it');
  const path = `/student/course/${courseId}/content/${contentId}`;
  return {
    ground: { kind, title, path, contentId, courseId, otherCourse: other.courseId },
    likedName: liker?.name ?? '',
  };
}
