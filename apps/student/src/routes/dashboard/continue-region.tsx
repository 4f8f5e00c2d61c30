import { type CourseWithContents, contentToContinue, withLoaded } from '@student/domain';
import { ContinueCard, ContinueCardSkeleton } from '@student/ui';
import { type InfiniteData, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Strip, StripRegion } from '../../courses/strip-region.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { coursesInProgressQuery } from './dashboard.queries.ts';

/** 'Continue de onde você parou!': each card leads straight to what comes next in its course (DASH-08 to DASH-10, DASH-16). */
export function ContinueRegion() {
  return (
    <StripRegion
      title={dashboard.continueTitle}
      none={dashboard.continueNone}
      card={<ContinueCardSkeleton />}
      query={coursesInProgressQuery()}
      isEmpty={({ pages }: InfiniteData<{ courses: readonly unknown[] }>) =>
        pages.every(({ courses }) => courses.length === 0)
      }
    >
      <InProgress />
    </StripRegion>
  );
}

function InProgress() {
  const { data, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    coursesInProgressQuery(),
  );
  const courses = data.pages.reduce<CourseWithContents[]>(
    (shown, page, index) => withLoaded(shown, index, page.courses),
    [],
  );
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
  const next = contentToContinue(course.contents);
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
