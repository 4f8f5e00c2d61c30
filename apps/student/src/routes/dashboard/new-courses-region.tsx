import { CourseItem } from '../../courses/course-item.tsx';
import { StripRegion } from '../../courses/strip-region.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { newCoursesQuery } from '../../queries.ts';
import { useCourseDialogs } from './course-dialogs.tsx';

/** The new courses (DASH-15, DASH-52). */
export function NewCoursesRegion() {
  const { openComments, openIntroVideo } = useCourseDialogs();
  return (
    <StripRegion
      title={dashboard.newTitle}
      query={newCoursesQuery()}
      cards={(courses) =>
        courses.map((course) => (
          <CourseItem
            key={course.id}
            course={course}
            onOpenComments={openComments}
            onOpenIntroVideo={openIntroVideo}
          />
        ))
      }
    />
  );
}
