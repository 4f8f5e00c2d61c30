import { CourseItem } from '../../courses/course-item.tsx';
import { StripRegion } from '../../courses/strip-region.tsx';
import { landing } from '../../pt-br/landing.ts';
import { newCoursesQuery } from '../../queries.ts';

/** 'NOVIDADES': the new courses, or nothing when there are none (LANDING-04 to LANDING-06). */
export function NewCoursesRegion() {
  return (
    <StripRegion
      title={landing.newTitle}
      query={newCoursesQuery()}
      cards={(courses) => courses.map((course) => <CourseItem key={course.id} course={course} />)}
    />
  );
}
