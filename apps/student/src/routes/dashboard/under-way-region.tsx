import { type CourseWithContents, contentToContinue } from '@student/domain';
import { ContinueCard, ContinueCardSkeleton } from '@student/ui';
import type { InfiniteData } from '@tanstack/react-query';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { StripSkeleton } from '../../courses/strip-skeleton.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { Waiting } from '../../region.tsx';
import { coursesInProgressQuery } from './dashboard.queries.ts';
import { NoneYet } from './none-yet.tsx';
import { useNextStep } from './use-next-step.ts';
import { useUnderWay } from './use-under-way.ts';

const title = dashboard.underWayTitle;
const card = <ContinueCardSkeleton />;

/** What is under way besides the course of the greeting; each card leads straight to what comes next in it (DASH-08 to DASH-10, DASH-16). */
export function UnderWayRegion() {
  return (
    <StripRegion
      title={title}
      none={<NoneYet>{dashboard.underWayNone}</NoneYet>}
      card={card}
      query={coursesInProgressQuery()}
      isEmpty={({ pages }: InfiniteData<{ courses: readonly unknown[] }>) =>
        pages.flatMap(({ courses }) => courses).length < 2
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
        <StripSkeleton title={title} card={card} />
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
