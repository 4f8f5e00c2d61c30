import type { CourseTrack } from '@student/domain';
import type { TrackFacts } from '@student/ui';
import { paths } from '../paths.ts';
import { nextStepWords } from '../pt-br/next-step.ts';

/** A track as its card shows it (TRACK-02, TRACK-08). */
export const trackFacts = (track: CourseTrack): TrackFacts => ({
  title: track.title,
  href: paths.detailsCourseTracks({ entityId: track.id }),
  imageUrl: track.thumbnailUrl ?? undefined,
  finishedCourses: track.finishedCourses,
  totalCourses: track.totalCourses,
  closedReason: track.isBlocked ? nextStepWords.waiting.text.track : undefined,
});
