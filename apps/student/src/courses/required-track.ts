import type { CourseTrack } from '@student/domain';
import type { RequiredTrack } from '@student/ui';
import { paths } from '../paths.ts';
import { nextStepWords } from '../pt-br/next-step.ts';

/** A mandatory track as its card shows it (DASH-04, TRACK-08). */
export const requiredTrackOf = (track: CourseTrack): RequiredTrack => ({
  id: track.id,
  title: track.title,
  href: paths.detailsCourseTracks({ entityId: track.id }),
  imageUrl: track.thumbnailUrl ?? undefined,
  finishedCourses: track.finishedCourses,
  totalCourses: track.totalCourses,
  blockedReason: track.isBlocked ? nextStepWords.waiting.text.track : undefined,
});
