import { CourseItem } from '../../courses/course-item.tsx';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { interestsQuery } from './dashboard.queries.ts';
import { NoneYet } from './none-yet.tsx';

/** 'Seus interesses': the courses of what the person likes, none twice (DASH-13, DASH-14). */
export function InterestsRegion() {
  return (
    <CourseStrip
      title={dashboard.interestsTitle}
      none={<NoneYet>{dashboard.interestsNone}</NoneYet>}
      query={interestsQuery()}
      layout="dense"
      cards={(interests) => {
        const courses = interests.flatMap((interest) => interest.courses);
        const once = [...new Map(courses.map((course) => [course.id, course])).values()];
        return once.map((course) => <CourseItem key={course.id} course={course} />);
      }}
    />
  );
}
