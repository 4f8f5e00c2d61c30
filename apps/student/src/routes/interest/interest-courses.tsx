import {
  chooseInterestStatus,
  clearInterestFilters,
  isInterestFiltered,
  pageSizes,
  searchDebounce,
  searchInterestCourses,
} from '@student/domain';
import {
  CourseGrid,
  FilterBar,
  PaginationSkeleton,
  ResultsCount,
  SearchField,
  Section,
  SegmentedControl,
  Stack,
} from '@student/ui';
import { hashKey, useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { NothingListed } from '../../courses/nothing-listed.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { paths } from '../../paths.ts';
import { interest as words } from '../../pt-br/interest.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { interestCoursesQuery } from './interest.queries.ts';
import { interestSearch } from './interest.search.ts';

type InterestCoursesProps = { id: number; title: string };

const statuses = (['all', 'progress', 'finished'] as const).map((value) => ({
  value,
  label: words.statuses[value],
}));

/** The courses of an interest: search, state and page, all of them in the address (TRACK-18). */
export function InterestCourses({ id, title }: InterestCoursesProps) {
  const { values, change } = useSearch(interestSearch);
  const query = interestCoursesQuery(id, interestSearch.callOf(values));
  return (
    <Section title={words.courses}>
      <FilterBar
        label={words.filters}
        search={
          <SearchField
            label={words.searchLabel(title)}
            placeholder={words.search}
            term={values.search}
            debounce={searchDebounce}
            onSearch={(term) => change((now) => searchInterestCourses(now, term))}
          />
        }
        sort={
          <SegmentedControl
            label={words.status}
            segments={statuses}
            value={values.status ?? 'all'}
            onValueChange={(status) =>
              change((now) => chooseInterestStatus(now, status === 'all' ? undefined : status))
            }
          />
        }
      />
      <Region resetKey={hashKey(query.queryKey)} loading={null} failed={asItIs} size="region" level={3}>
        <Results id={id} query={query} />
      </Region>
    </Section>
  );
}

type ResultsProps = { id: number; query: ReturnType<typeof interestCoursesQuery> };

function Results({ id, query }: ResultsProps) {
  const { values, change } = useSearch(interestSearch);
  const { openComments, openIntroVideo } = useCourseDialogs();
  const { data, isPlaceholderData } = useQuery({ ...query, ...toldByRegion });
  const isPast = usePageInRange(values.page, isPlaceholderData ? undefined : data?.totalPages, (page) =>
    change((now) => ({ ...now, page }), { replace: true }),
  );
  const isWaiting = data === undefined || isPast;
  return (
    <Stack aria-busy={isWaiting || isPlaceholderData}>
      <ResultsCount
        count={isWaiting ? undefined : data.courses.length}
        words={data && data.totalPages > 1 ? words.countOfPage : words.count}
      />
      {isWaiting ? (
        <>
          <Waiting />
          <CardSkeletons count={pageSizes.interestCourses} />
          <PaginationSkeleton />
        </>
      ) : data.courses.length === 0 ? (
        <NothingListed
          words={words}
          level={3}
          onClear={isInterestFiltered(values) ? () => change(clearInterestFilters) : undefined}
        />
      ) : (
        <>
          <CourseGrid label={words.courses}>
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
            page={values.page}
            totalPages={data.totalPages}
            hrefOf={(page) => paths.interest({ ...values, interestId: id, page })}
            onPageChange={(page) => change((now) => ({ ...now, page }))}
            pending={isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}
