import { CourseItem } from '../../courses/course-item.tsx';
import { StripRegion } from '../../courses/strip-region.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { interestsQuery } from '../../queries.ts';

/** 'Seus interesses': the courses of what the person likes, none twice (DASH-13, DASH-14). */
export function InterestsRegion() {
  return (
    <StripRegion
      title={dashboard.interestsTitle}
      query={interestsQuery()}
      cards={(interests) => {
        const courses = interests.flatMap((interest) => interest.courses);
        const once = [...new Map(courses.map((course) => [course.id, course])).values()];
        return once.map((course) => <CourseItem key={course.id} course={course} />);
      }}
    />
  );
}
