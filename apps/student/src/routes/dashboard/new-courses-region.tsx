import { CourseItem } from '../../courses/course-item.tsx';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { newCoursesQuery } from '../../queries/courses.queries.ts';
import { useCourseDialogs } from './course-dialogs.tsx';
import { NoneYet } from './none-yet.tsx';

/** The new courses (DASH-15, DASH-52). */
export function NewCoursesRegion() {
  const { openComments, openIntroVideo } = useCourseDialogs();
  return (
    <CourseStrip
      title={dashboard.newTitle}
      none={<NoneYet>{dashboard.newNone}</NoneYet>}
      actionRow="kept"
      query={newCoursesQuery()}
      cards={(courses) =>
        courses.map((course) => (
          <CourseItem
            key={course.id}
            course={course}
            actionRow="kept"
            onOpenComments={openComments}
            onOpenIntroVideo={openIntroVideo}
          />
        ))
      }
    />
  );
}
