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
  /** Of what says that they did not come. */
  level?: 2 | 3;
  /** How many cards stand there until they come. */
  skeletons?: number;
  words?: {
    /** How many there are, where one page holds them, and how many are on the page. */
    count: (count: number) => string;
    countOfPage: (count: number) => string;
    /** Names the pages. */
    pages: string;
  };
};

const usualWords = { count: courseWords.count, countOfPage: dashboard.count, pages: dashboard.page };

/** A list of courses by pages, which waits and fails alone. What its cards open needs a `CourseDialogs` around it. */
export function CourseResults<Raw, Key extends QueryKey>(props: CourseResultsProps<Raw, Key>) {
  return (
    <Region
      resetKey={hashKey(props.query.queryKey)}
      loading={null}
      failed={asItIs}
      size="region"
      level={props.level}
    >
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
  skeletons = 10,
  words = usualWords,
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
        words={data?.totalPages === 1 ? words.count : words.countOfPage}
      />
      {isWaiting ? (
        <>
          <Waiting />
          <CardSkeletons count={skeletons} />
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
            label={words.pages}
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
