import { useSuspenseQuery } from '@tanstack/react-query';
import { InstructorList } from '../../courses/instructor-list.tsx';
import { instructorsQuery } from './course.queries.ts';

/** Who teaches the course (COURSE-11). */
export function Instructors({ courseId }: { courseId: number }) {
  const { data: instructors } = useSuspenseQuery(instructorsQuery(courseId));
  return <InstructorList instructors={instructors} />;
}
