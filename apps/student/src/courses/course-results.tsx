import type { CoursePage } from '@student/domain';
import { CourseGrid, PaginationSkeleton, ResultsCount, Stack } from '@student/ui';
import { hashKey, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageInRange } from '../addresses/use-page-in-range.ts';
import { courseWords } from '../pt-br/courses.ts';
import { dashboard } from '../pt-br/dashboard.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../region.tsx';
import { Pages } from '../shell/pages.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { useCourseDialogs } from './course-dialogs.tsx';
import { OwnCourseItem } from './own-course-item.tsx';

type CourseResultsProps<Raw, Key extends QueryKey> = {
  /** Names the list. */
  label: string;
  /** One page of them; with `keepPreviousData` the page before stays while the next one is pending. */
  query: UseQueryOptions<Raw, Error, CoursePage, Key>;
  page: number;
  hrefOf: (page: number) => string;
  onPageChange: (page: number, how?: { replace: boolean }) => void;
  /** What is said where there are none. */
  empty: ReactNode;
};

/** A list of courses by pages, which waits and fails alone. What its cards open needs a `CourseDialogs` around it. */
export function CourseResults<Raw, Key extends QueryKey>(props: CourseResultsProps<Raw, Key>) {
  return (
    <Region resetKey={hashKey(props.query.queryKey)} loading={null} failed={asItIs} size="region">
      <Results {...props} />
    </Region>
  );
}

function Results<Raw, Key extends QueryKey>({
  label,
  query,
  page,
  hrefOf,
  onPageChange,
  empty,
}: CourseResultsProps<Raw, Key>) {
  const { openComments, openIntroVideo } = useCourseDialogs();
  const { data, isPlaceholderData } = useQuery({ ...query, ...toldByRegion });
  const isPast = usePageInRange(page, isPlaceholderData ? undefined : data?.totalPages, (last) =>
    onPageChange(last, { replace: true }),
  );
  const isWaiting = data === undefined || isPast;
  return (
    <Stack aria-busy={isWaiting || isPlaceholderData}>
      <ResultsCount
        count={isWaiting ? undefined : data.courses.length}
        words={data?.totalPages === 1 ? courseWords.count : dashboard.count}
      />
      {isWaiting ? (
        <>
          <Waiting />
          <CardSkeletons count={10} />
          <PaginationSkeleton />
        </>
      ) : data.courses.length === 0 ? (
        empty
      ) : (
        <>
          <CourseGrid label={label}>
            {data.courses.map((course) => (
              <OwnCourseItem
                key={course.id}
                course={course}
                onOpenComments={openComments}
                onOpenIntroVideo={openIntroVideo}
              />
            ))}
          </CourseGrid>
          <Pages
            label={dashboard.page}
            page={page}
            totalPages={data.totalPages}
            hrefOf={hrefOf}
            onPageChange={onPageChange}
            pending={isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}
