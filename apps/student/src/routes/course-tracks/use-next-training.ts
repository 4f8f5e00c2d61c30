import { type CourseTrack, isTrackFinished, nextInTrack, type TrainingCard } from '@student/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { hrefOfTraining } from '../../courses/training-item.tsx';
import { trackCoursesQuery, trackTrainingsQuery } from './course-tracks.queries.ts';

/** What is next in a track: a training that can be opened, one that nobody knows yet, or none. */
export type NextTraining =
  | { kind: 'known'; title: string; href: string; isBegun: boolean }
  | { kind: 'pending' }
  | { kind: 'none' };

/**
 * The next training of a track, of its first courses and of the trainings that were read; of a track that is closed, or no longer
 * offered, none.
 */
export function useNextTraining(track: CourseTrack): NextTraining {
  const { id, hasTrainingInTrack, isBlocked, isActive } = track;
  const courses = useQuery(trackCoursesQuery(id, 1));
  const trainings = useInfiniteQuery({ ...trackTrainingsQuery(id), enabled: hasTrainingInTrack });
  if (isBlocked || !isActive || (isTrackFinished(track) && !hasTrainingInTrack)) return { kind: 'none' };
  if (courses.isPending || (hasTrainingInTrack && trainings.isPending)) return { kind: 'pending' };
  const next = nextInTrack([
    ...(courses.data?.courses ?? []).map((course) => ({
      ...course,
      trainingType: 'COURSE' as const,
      classId: null,
    })),
    ...(trainings.data?.pages ?? []).flatMap((page) => page.trainings.filter(isOpenable)),
  ]);
  const href = next && hrefOfTraining(next);
  if (!next || href === undefined) return { kind: 'none' };
  return { kind: 'known', title: next.title, href, isBegun: next.statusCourse === 'progress' };
}

/** Courses are known from their own list; an event without a class has no page. */
const isOpenable = (training: TrainingCard) =>
  training.trainingType !== 'COURSE' && hrefOfTraining(training) !== undefined;
