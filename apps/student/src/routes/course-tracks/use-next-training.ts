import { type CourseTrack, isTrackFinished, nextCourse, nextInTrack } from '@student/domain';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefOfTraining } from '../../courses/training-item.tsx';
import { trackCoursesQuery, trackTrainingsQuery } from './course-tracks.queries.ts';

/** What is next in a track: a training that can be opened, one that nobody knows yet, or none. */
export type NextTraining =
  | { kind: 'known'; title: string; href: string; action: 'begin' | 'continue' | 'open' }
  | { kind: 'pending' }
  | { kind: 'none' };

/**
 * The next training of a track, of its courses, and where none is left of the other trainings (TRACK-08); of a track that is closed, or
 * no longer offered, none. Of the trainings it takes the first slice alone, so that what was chosen stays while the list shows more.
 */
export function useNextTraining(track: CourseTrack): NextTraining {
  const { id, hasTrainingInTrack, isBlocked, isActive } = track;
  const hasNone = isBlocked || !isActive || isTrackFinished(track);
  const { courses, isPending } = useCoursesToNext(id, hasNone);
  const trainings = useInfiniteQuery({ ...trackTrainingsQuery(id), enabled: hasTrainingInTrack });
  if (hasNone) return { kind: 'none' };
  if (isPending) return { kind: 'pending' };
  const next = nextInTrack(track, {
    courses: courses.map((course) => ({ ...course, trainingType: 'COURSE' as const, classId: null })),
    // Courses are known from their own list; an event without a class has no page.
    others: (trainings.data?.pages[0]?.trainings ?? []).filter(
      (training) => training.trainingType !== 'COURSE' && hrefOfTraining(training) !== undefined,
    ),
  });
  if (next?.kind !== 'course' && hasTrainingInTrack && trainings.isPending) return { kind: 'pending' };
  const href = next && hrefOfTraining(next.training);
  if (!next || href === undefined) return { kind: 'none' };
  const { title, statusCourse } = next.training;
  const isBegun = statusCourse === 'progress';
  return {
    kind: 'known',
    title,
    href,
    action: next.kind === 'other' ? 'open' : isBegun ? 'continue' : 'begin',
  };
}

/** The courses of a track page by page, up to the first page with one to go on with; where there can be none, the first page alone. */
function useCoursesToNext(id: number, hasNone: boolean) {
  const [count, setCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => trackCoursesQuery(id, index + 1)),
  });
  const courses = pages.flatMap(({ data }) => data?.courses ?? []);
  const last = pages.at(-1)?.data;
  if (!hasNone && last && last.totalPages > count && !nextCourse(courses)) setCount(count + 1);
  return { courses, isPending: pages.some((page) => page.isPending) };
}
