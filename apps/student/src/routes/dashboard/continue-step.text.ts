import { formatTimeLeft, type GoingOn, timeLeftIn } from '@student/domain';
import { dashboard } from '../../pt-br/dashboard.ts';

/** What the card says that goes on with a course (DASH-08, DASH-09). */
export type ContinueStepText = {
  title: string;
  content: string | undefined;
  time: string | undefined;
  coverUrl: string | undefined;
  progress: number;
  progressLabel: string;
  actionLabel: string;
  courseId: number | string;
  /** What it leads to; without one, to the course's page. */
  contentId: number | string | undefined;
};

export const continueStepText = ({ course, content, opens }: GoingOn): ContinueStepText => ({
  title: course.title,
  content: content && dashboard.nextContent(content.title),
  time: content && formatTimeLeft(timeLeftIn([content])),
  coverUrl: course.imageUrl ?? undefined,
  progress: course.progress,
  progressLabel: dashboard.progressOf(course.title),
  actionLabel: dashboard.actionOn(dashboard.continueAction, course.title),
  courseId: course.id,
  contentId: opens?.id,
});
