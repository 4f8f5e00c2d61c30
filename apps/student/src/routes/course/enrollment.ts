import type { CourseWithContents, EnrollmentStatus } from '@student/domain';
import { useQuery } from '@tanstack/react-query';
import { enrollmentQuery } from '../../queries/courses.queries.ts';

/** What the course itself lets one expect, so that what depends on the enrolment has its place before the answer. */
export const expectedOf = ({ statusCourse }: CourseWithContents): EnrollmentStatus => ({
  isEnrolled: statusCourse !== null,
  isFinished: statusCourse === 'finished',
});

/** Whether the person is in the course and has not finished it (COURSE-04). */
export function useIsUnderWay(course: CourseWithContents): boolean {
  const { data = expectedOf(course) } = useQuery(enrollmentQuery(course.id));
  return data.isEnrolled && !data.isFinished;
}
