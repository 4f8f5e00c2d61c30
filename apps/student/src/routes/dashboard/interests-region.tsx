import { CourseStrip } from '../../courses/course-strip.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { NoneYet } from './none-yet.tsx';
import { interestsQuery } from './strips.queries.ts';
import { strips } from './strips.tsx';

/** 'Seus interesses': the courses of what the person likes, none twice (DASH-13, DASH-14). */
export function InterestsRegion() {
  return (
    <CourseStrip
      {...strips.interests}
      none={<NoneYet>{dashboard.interestsNone}</NoneYet>}
      query={interestsQuery()}
      cards={(interests) => {
        const courses = interests.flatMap((interest) => interest.courses);
        const once = [...new Map(courses.map((course) => [course.id, course])).values()];
        return once.map((course) => <OwnCourseItem key={course.id} course={course} />);
      }}
    />
  );
}
