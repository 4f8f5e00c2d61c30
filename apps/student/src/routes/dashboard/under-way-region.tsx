import { type CourseWithContents, contentToContinue } from '@student/domain';
import { ContinueCard } from '@student/ui';
import type { InfiniteData } from '@tanstack/react-query';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { StripSkeleton } from '../../courses/strip-skeleton.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { Waiting } from '../../region.tsx';
import { coursesInProgressQuery } from './dashboard.queries.ts';
import { NoneYet } from './none-yet.tsx';
import { strips } from './strips.tsx';
import { useFirstStep } from './use-first-step.ts';
import { useNextStep } from './use-next-step.ts';
import { useUnderWay } from './use-under-way.ts';

/** What is under way besides the course of the greeting; each card leads straight to what comes next in it (DASH-08 to DASH-10, DASH-16). */
export function UnderWayRegion() {
  // The greeting takes the last one seen; where what is required comes first, it may take none of them.
  const taken = useFirstStep() === 'lastSeen' ? 1 : 0;
  return (
    <StripRegion
      {...strips.underWay}
      none={<NoneYet>{dashboard.underWayNone}</NoneYet>}
      query={coursesInProgressQuery()}
      isEmpty={({ pages }: InfiniteData<{ courses: readonly unknown[] }>) =>
        pages.flatMap(({ courses }) => courses).length <= taken
      }
    >
      <Others />
    </StripRegion>
  );
}

function Others() {
  const { courses, query } = useUnderWay();
  const { isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  const step = useNextStep();
  if (!step) {
    return (
      <>
        <Waiting />
        <StripSkeleton {...strips.underWay} />
      </>
    );
  }
  return (
    <Strip
      isFetching={isFetching}
      pending={isFetchingNextPage}
      {...(hasNextPage && { onMore: () => void fetchNextPage() })}
      words={{ more: dashboard.loadMore }}
      cards={courses
        .filter(({ id }) => !('course' in step) || step.course.id !== id)
        .map((course) => <NextContent key={course.id} course={course} />)}
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
