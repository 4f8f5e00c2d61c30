import { useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { newCoursesQuery } from '../../queries/courses.queries.ts';
import { NoneYet } from './none-yet.tsx';
import { strips, withComments } from './strips.tsx';

/** The new courses (DASH-15, DASH-52). */
export function NewCoursesRegion() {
  const { openComments, openIntroVideo } = useCourseDialogs();
  return (
    <CourseStrip
      {...strips.newCourses}
      none={<NoneYet>{dashboard.newNone}</NoneYet>}
      query={newCoursesQuery()}
      cards={(courses) =>
        courses.map((course) => (
          <OwnCourseItem
            key={course.id}
            course={course}
            {...withComments}
            onOpenComments={openComments}
            onOpenIntroVideo={openIntroVideo}
          />
        ))
      }
    />
  );
}
