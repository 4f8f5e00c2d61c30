import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { paths } from '../../paths.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { coursesInProgressQuery } from '../dashboard/dashboard.queries.ts';
import { enrolledCoursesQuery } from '../details-courses/details-courses.queries.ts';
import { AttendedEvents } from './attended-events.tsx';
import { CoursesUnderWay } from './courses-under-way.tsx';
import { EnrolledCourses } from './enrolled-courses.tsx';
import { attendedEventsQuery } from './profile.queries.ts';
import { profileSearch } from './profile.search.ts';
import type { ProfilePage } from './profile-page.ts';

/** What the person is studying, all that they are enrolled in, and what they were present at (PROFILE-14, PROFILE-15). */
export const courses: ProfilePage = {
  start: (services, request) =>
    warmPage(services, request, [
      coursesInProgressQuery(),
      enrolledCoursesQuery(profileSearch.read(new URL(request.url).search)),
      attendedEventsQuery(),
    ]),
  Page: () => (
    <CourseDialogs
      search={profileSearch}
      hrefOf={(values) => paths.profile({ ...values, option: 'courses' })}
    >
      <CoursesUnderWay />
      <EnrolledCourses />
      <AttendedEvents />
    </CourseDialogs>
  ),
};
