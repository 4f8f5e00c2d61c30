import {
  type Course,
  type CourseTrack,
  isTrackFinished,
  nextInTrack,
  type TrainingCard,
} from '@student/domain';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefOfTraining } from '../../courses/training-item.tsx';
import { trackCoursesQuery, trackTrainingsQuery } from './course-tracks.queries.ts';

/** What is next in a track: a training that can be opened, one that nobody knows yet, or none. */
export type NextTraining =
  | { kind: 'known'; title: string; href: string; isBegun: boolean }
  | { kind: 'pending' }
  | { kind: 'none' };

/**
 * The next training of a track, of its courses and of the trainings that were read (TRACK-08); of a track that is closed, or no longer
 * offered, none.
 */
export function useNextTraining(track: CourseTrack): NextTraining {
  const { id, hasTrainingInTrack, isBlocked, isActive } = track;
  const isOver = isBlocked || !isActive || (isTrackFinished(track) && !hasTrainingInTrack);
  const { courses, isPending } = useCoursesToNext(id, isOver || isTrackFinished(track));
  const trainings = useInfiniteQuery({ ...trackTrainingsQuery(id), enabled: hasTrainingInTrack });
  if (isOver) return { kind: 'none' };
  if (isPending || (hasTrainingInTrack && trainings.isPending)) return { kind: 'pending' };
  const next = nextInTrack([
    ...courses.map((course) => ({ ...course, trainingType: 'COURSE' as const, classId: null })),
    ...(trainings.data?.pages ?? []).flatMap((page) => page.trainings.filter(isOpenable)),
  ]);
  const href = next && hrefOfTraining(next);
  if (!next || href === undefined) return { kind: 'none' };
  return { kind: 'known', title: next.title, href, isBegun: next.statusCourse === 'progress' };
}

/** The courses of a track page by page, up to the first page with one to go on with; where there can be none, the first page alone. */
function useCoursesToNext(id: number, hasNone: boolean): { courses: Course[]; isPending: boolean } {
  const [count, setCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => trackCoursesQuery(id, index + 1)),
  });
  const courses = pages.flatMap(({ data }) => data?.courses ?? []);
  const last = pages.at(-1)?.data;
  if (!hasNone && last && last.totalPages > count && !nextInTrack(courses)) setCount(count + 1);
  return { courses, isPending: pages.some((page) => page.isPending) };
}

/** Courses are known from their own list; an event without a class has no page. */
const isOpenable = (training: TrainingCard) =>
  training.trainingType !== 'COURSE' && hrefOfTraining(training) !== undefined;
