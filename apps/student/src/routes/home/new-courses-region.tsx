import { EmptyState } from '@student/ui';
import { CourseItem } from '../../courses/course-item.tsx';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { landing } from '../../pt-br/landing.ts';
import { newCoursesQuery } from '../../queries/courses.queries.ts';

/** 'NOVIDADES': the new courses, or nothing when there are none (LANDING-04 to LANDING-06). */
export function NewCoursesRegion() {
  return (
    <CourseStrip
      title={landing.newTitle}
      none={<EmptyState title={landing.newNone} variant="strip" level={3} />}
      query={newCoursesQuery()}
      cards={(courses) => courses.map((course) => <CourseItem key={course.id} course={course} />)}
    />
  );
}
