import type { InterestWithCourses } from '@student/domain';
import { TextLink } from '@student/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { StripSkeleton } from '../../courses/strip-skeleton.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { ChooseInterests } from './choose-interests.tsx';
import { NoneYet } from './none-yet.tsx';
import { interestsQuery } from './strips.queries.ts';
import { strips } from './strips.tsx';

/** Each course once, of whichever interests it is. */
const coursesOf = (interests: readonly InterestWithCourses[]) => [
  ...new Map(interests.flatMap(({ courses }) => courses).map((course) => [course.id, course])).values(),
];

/**
 * 'Seus interesses': the courses of what the person likes, none twice (DASH-13, DASH-14), with the way to each interest (TRACK-17), and
 * for who has chosen none the way to choose some (TRACK-19).
 */
export function InterestsRegion() {
  return (
    <StripRegion
      {...strips.interests}
      action={<WayToInterests />}
      none={<NoneYet>{dashboard.interestsNone}</NoneYet>}
      query={interestsQuery()}
      isEmpty={(interests: readonly InterestWithCourses[]) =>
        interests.length > 0 && coursesOf(interests).length === 0
      }
    >
      <Interests />
    </StripRegion>
  );
}

function Interests() {
  const { data: interests, isFetching } = useSuspenseQuery(interestsQuery());
  if (interests.length === 0)
    return <StripSkeleton {...strips.interests} action={null} instead={<ChooseInterests />} />;
  return (
    <Strip
      isFetching={isFetching}
      cards={coursesOf(interests).map((course) => <OwnCourseItem key={course.id} course={course} />)}
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
