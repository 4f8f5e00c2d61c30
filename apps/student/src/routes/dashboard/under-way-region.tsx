import { type CourseWithContents, contentToContinue } from '@student/domain';
import { ContinueCard } from '@student/ui';
import type { InfiniteData } from '@tanstack/react-query';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { coursesInProgressQuery } from './dashboard.queries.ts';
import { NoneYet } from './none-yet.tsx';
import { strips } from './strips.tsx';
import { useUnderWay } from './use-under-way.ts';

/** What is under way; each card leads straight to what comes next in it (DASH-08 to DASH-10, DASH-16). */
export function UnderWayRegion() {
  return (
    <StripRegion
      {...strips.underWay}
      none={<NoneYet>{dashboard.underWayNone}</NoneYet>}
      query={coursesInProgressQuery()}
      isEmpty={({ pages }: InfiniteData<{ courses: readonly unknown[] }>) =>
        pages.every(({ courses }) => courses.length === 0)
      }
    >
      <UnderWay />
    </StripRegion>
  );
}

function UnderWay() {
  const { courses, query } = useUnderWay();
  const { isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  return (
    <Strip
      isFetching={isFetching}
      pending={isFetchingNextPage}
      {...(hasNextPage && { onMore: () => void fetchNextPage() })}
      words={{ more: dashboard.loadMore }}
      cards={courses.map((course) => <NextContent key={course.id} course={course} />)}
    />
  );
}

function NextContent({ course }: { course: CourseWithContents }) {
  // The page of a blocked course says why it is.
  const next = course.isBlocked ? undefined : contentToContinue(course.contents);
  return (
    <ContinueCard
      title={course.title}
      content={next?.title}
      href={
        next
          ? paths.courseContent({ courseId: course.id, contentId: next.id })
          : paths.course({ courseId: course.id })
      }
      coverUrl={course.imageUrl ?? undefined}
      progress={course.progress}
    />
  );
}
