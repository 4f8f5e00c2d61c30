import { studyLeft } from '@student/domain';
import { ButtonLink } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import CourseFinished from '../courses/course-finished.tsx';
import { EarnedReward } from '../courses/earned-reward.tsx';
import { content as words } from '../pt-br/content.ts';
import { contentReward as reward } from '../pt-br/content-reward.ts';
import { courseQuery, enrollmentQuery } from '../queries/courses.queries.ts';
import { contentsQuery } from './content.queries.ts';
import { hrefOfContent, hrefOfPlace, type PlacedContent } from './content-place.ts';

type ContentRewardProps = PlacedContent & {
  /** A press finished it, and its button is gone. */
  takesFocus: boolean;
  onDismiss: () => void;
};

/**
 * What was just finished, what it earned, and what comes next; where nothing is left to study the whole course, or the way to
 * its page, where a server that waits for it is told that it is done (PLAYER-10, COURSE-07).
 */
export default function ContentReward({ place, contentId, takesFocus, onDismiss }: ContentRewardProps) {
  const courseId = place.kind === 'course' ? place.courseId : undefined;
  // Asked anew: what was locked until now may be open.
  const list = useQuery({ ...contentsQuery(place), staleTime: 0 });
  const contents = list.data ?? [];
  const left = studyLeft(contents, contentId);
  const next = left.kind === 'open' ? left.next : undefined;
  const asksForCourse = !next && courseId !== undefined;
  const enrollment = useQuery({ ...enrollmentQuery(courseId ?? 0), enabled: asksForCourse, staleTime: 0 });
  const course = useQuery({ ...courseQuery(courseId ?? 0), enabled: asksForCourse });

  // One moment, not two: whether it is the whole course is known before anything is said. Only the first answers are waited
  // for: what is read again later takes nothing away.
  const isKnown = list.isFetchedAfterMount && (enrollment.isFetchedAfterMount || courseId === undefined);
  if (!next && (!isKnown || (asksForCourse && course.isPending))) return null;
  if (asksForCourse && enrollment.data?.isFinished && course.data)
    return <CourseFinished course={course.data} takesFocus={takesFocus} onDismiss={onDismiss} />;
  const following = contents[contents.findIndex(({ id }) => id === contentId) + 1];
  const href = next ? hrefOfContent({ place, contentId: next.id }) : hrefOfPlace(place);
  return (
    <EarnedReward
      title={reward.title}
      pays={course.data?.hasDecoins ?? true}
      takesFocus={takesFocus}
      action={
        // at the foot of a phone's window the same way stands right under it
        <ButtonLink
          size="small"
          variant="outline"
          href={href}
          data-repeated={next && next.id === following?.id ? '' : undefined}
        >
          {next ? reward.next(next.title) : words.backToCourse}
        </ButtonLink>
      }
      onDismiss={onDismiss}
    />
  );
}
