import { formatDuration, isOpenable, kindOfContent, type TrainingContent } from '@student/domain';
import type { ContentKind, ContentListItem } from '@student/ui';
import { paths } from '../paths.ts';
import { course as words } from '../pt-br/course.ts';

const kinds: Record<NonNullable<ReturnType<typeof kindOfContent>>, ContentKind> = {
  youtube: 'video',
  scorm: 'package',
  pdf: 'pdf',
  exercise: 'exercise',
  mp3: 'audio',
  searchForm: 'form',
};

/** The contents of a course as the list draws them (COURSE-10, PLAYER-20). */
export const contentItems = (
  courseId: number,
  contents: readonly TrainingContent[],
): (ContentListItem & { id: number })[] =>
  contents.map((content) => ({
    id: content.id,
    title: content.title,
    href: paths.courseContent(courseId, content.id),
    kind: kinds[kindOfContent(content.type) ?? 'youtube'],
    state: stateOf(content),
    duration: content.duration ? formatDuration(content.duration) : undefined,
    progress: content.status.progress,
    reason: content.isReleased ? words.lockedReason : words.notReleased,
  }));

function stateOf(content: TrainingContent): ContentListItem['state'] {
  if (!content.isReleased) return 'unreleased';
  if (!isOpenable(content)) return 'locked';
  return content.status.finishedAt ? 'done' : 'open';
}

/** How many of them are finished. */
export const finishedCount = (contents: readonly TrainingContent[]) =>
  contents.filter(({ status }) => status.finishedAt).length;
