import { searchCourses, searchDebounce, sortCourses, sortingOf, turnPage } from '@student/domain';
import {
  CourseGrid,
  FilterBar,
  FilterIcon,
  Inline,
  PaginationSkeleton,
  ResultsCount,
  SearchField,
  Section,
  SortBar,
  Stack,
  TextLink,
} from '@student/ui';
import { hashKey, useQuery } from '@tanstack/react-query';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { useCourseDialogs } from '../../courses/course-dialogs.tsx';
import { useCoursePageSize } from '../../courses/course-page-size.ts';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { asItIs, Region, toldByRegion, Waiting } from '../../region.tsx';
import { Pages } from '../../shell/pages.tsx';
import { SchoolFilter, TrackFilter } from './catalogue-filters.tsx';
import { coursesQuery } from './dashboard.queries.ts';
import { dashboardSearch, sortable } from './dashboard.search.ts';
import { EmptyCatalogue } from './empty-catalogue.tsx';
import { sections } from './sections.ts';

/** The whole catalogue: filters, search, order and pages, all of them in the address (DASH-18 to DASH-36). */
export function Catalogue() {
  const { values, change } = useSearch(dashboardSearch);
  const limit = useCoursePageSize();
  const query = coursesQuery(dashboardSearch.callOf(values, limit));
  return (
    <Section
      title={dashboard.listTitle}
      id={sections.catalogue}
      tabIndex={-1}
      action={
        <Inline>
          <TextLink href={paths.detailsCourses()}>{dashboard.allSchools}</TextLink>
          <TextLink href={paths.detailsCoursesInstructors()}>{dashboard.allInstructors}</TextLink>
        </Inline>
      }
    >
      <FilterBar
        label={dashboard.filters}
        search={
          <SearchField
            label={dashboard.searchLabel}
            placeholder={dashboard.search}
            icon={<FilterIcon />}
            term={values.search}
            debounce={searchDebounce}
            onSearch={(term) => change((now) => searchCourses(now, term))}
          />
        }
        tracks={<TrackFilter />}
        chips={<SchoolFilter />}
      />
      <SortBar
        label={dashboard.sortBy}
        columns={sortable.map((key) => ({ key, label: dashboard.columns[key] }))}
        sorting={sortedBy(values)}
        onSort={(column) => change((now) => sortCourses(now, column))}
      />
      <Region resetKey={hashKey(query.queryKey)} loading={null} failed={asItIs} size="region">
        <Results query={query} limit={limit} />
      </Region>
    </Section>
  );
}

/** By what the list is sorted, as the bar has it. */
function sortedBy({ orderBy, order }: { orderBy?: string | undefined; order?: 'Asc' | 'Desc' | undefined }) {
  const direction = orderBy === undefined ? 'inactive' : sortingOf({ orderBy, order }, orderBy);
  return orderBy === undefined || direction === 'inactive' ? null : { column: orderBy, direction };
}

function Results({ query, limit }: { query: ReturnType<typeof coursesQuery>; limit: number }) {
  const { values, change } = useSearch(dashboardSearch);
  const { openComments, openIntroVideo } = useCourseDialogs();
  const { data, isPlaceholderData } = useQuery({ ...query, ...toldByRegion });
  const isPast = usePageInRange(values.page, isPlaceholderData ? undefined : data?.totalPages, (page) =>
    change((now) => turnPage(now, page), { replace: true }),
  );
  const isWaiting = data === undefined || isPast;
  return (
    <Stack aria-busy={isWaiting || isPlaceholderData}>
      <ResultsCount count={isWaiting ? undefined : data.courses.length} words={dashboard.count} />
      {isWaiting ? (
        <>
          <Waiting />
          <CardSkeletons count={limit} />
          <PaginationSkeleton />
        </>
      ) : data.courses.length === 0 ? (
        <EmptyCatalogue />
      ) : (
        <>
          <CourseGrid label={dashboard.listTitle}>
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
            page={values.page}
            totalPages={data.totalPages}
            hrefOf={(page) => paths.dashboard(turnPage(values, page))}
            onPageChange={(page) => change((now) => turnPage(now, page))}
            pending={isPlaceholderData}
          />
        </>
      )}
    </Stack>
  );
}
