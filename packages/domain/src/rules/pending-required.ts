import type { Course } from '../entities/course.ts';

/**
 * How many required trainings a person has not finished yet. A course that stands in two tracks is one; what else a track holds
 * (events) is counted as the track counts it.
 */
export function pendingRequired(
  tracks: readonly {
    totalCourses: number;
    finishedCourses: number;
    courses: readonly Pick<Course, 'id' | 'statusCourse'>[];
  }[],
): number {
  const counted = tracks.reduce(
    (sum, { totalCourses, finishedCourses }) => sum + Math.max(0, totalCourses - finishedCourses),
    0,
  );
  const pending = tracks
    .flatMap(({ courses }) => courses)
    .filter(({ statusCourse }) => statusCourse !== 'finished');
  return Math.max(0, counted - (pending.length - new Set(pending.map(({ id }) => id)).size));
}
