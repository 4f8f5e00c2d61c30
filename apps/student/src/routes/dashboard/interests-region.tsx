import { TextLink } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { CourseStrip } from '../../courses/course-strip.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { NoneYet } from './none-yet.tsx';
import { interestsQuery } from './strips.queries.ts';
import { strips } from './strips.tsx';

/** 'Seus interesses': the courses of what the person likes, none twice (DASH-13, DASH-14), with the way to each interest (TRACK-17). */
export function InterestsRegion() {
  return (
    <CourseStrip
      {...strips.interests}
      action={<WayToInterests />}
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

/** The page of the first interest, which leads on to the others. */
function WayToInterests() {
  const { data } = useQuery(interestsQuery());
  const first = data?.[0];
  if (!first) return strips.interests.action;
  return (
    <TextLink href={paths.interest({ interestId: first.id, title: first.title })}>
      {dashboard.interestsLink}
    </TextLink>
  );
}
