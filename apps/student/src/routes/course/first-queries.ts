import { contentsQuery } from '../../contents/content.queries.ts';
import { courseQuery, enrollmentQuery } from '../../queries/courses.queries.ts';
import type { FirstQueries } from '../../queries/first-queries.ts';

/** The course, what the one action depends on, and its contents. */
export const firstQueries = (({ courseId }) => [
  courseQuery(courseId),
  enrollmentQuery(courseId),
  contentsQuery({ kind: 'course', courseId }),
]) satisfies FirstQueries<{ courseId: number }>;
