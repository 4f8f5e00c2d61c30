import { searchCourses, sortCourses, sortingOf, turnPage } from '@student/domain';
import {
  CourseGrid,
  FilterBar,
  Pagination,
  ResultsCount,
  SearchField,
  Section,
  SortBar,
  Stack,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { CourseItem } from '../../courses/course-item.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { coursesQuery } from '../../queries.ts';
import { Failed } from '../../shell/failed.tsx';
import { SchoolFilter, TrackFilter } from './catalogue-filters.tsx';
import { useCatalogueQuery, useCoursePageSize, wireQueryOf } from './catalogue-query.ts';
import { useCourseDialogs } from './course-dialogs.tsx';
import { EmptyCatalogue } from './empty-catalogue.tsx';

const columns = Object.entries(dashboard.columns).map(([key, label]) => ({ key, label }));

/** The whole catalogue: filters, search, order and pages, all of them in the address (DASH-18 to DASH-36). */
export function Catalogue() {
  const { query, change } = useCatalogueQuery();
  return (
    <Section title={dashboard.listTitle}>
      <FilterBar
        label={dashboard.filters}
        search={
          <SearchField
            key={query.search === '' ? 'none' : 'some'}
            label={dashboard.searchLabel}
            placeholder={dashboard.search}
            defaultValue={query.search}
            onSearch={(term) => change((now) => searchCourses(now, term))}
          />
        }
        tracks={<TrackFilter />}
        chips={<SchoolFilter />}
      />
      <SortBar
        label={dashboard.sortBy}
        columns={columns.map((column) => ({ ...column, state: sortingOf(query, column.key) }))}
        onSort={(column) => change((now) => sortCourses(now, column))}
      />
      <Results />
    </Section>
  );
}

function Results() {
  const { query, hrefOf, change } = useCatalogueQuery();
  const limit = useCoursePageSize();
  const { openComments, openIntroVideo } = useCourseDialogs();
  const { data, error, refetch, isPlaceholderData } = useQuery(coursesQuery(wireQueryOf(query, limit)));
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (data === undefined) return <CardSkeletons count={limit} />;
  if (data.courses.length === 0) return <EmptyCatalogue />;
  return (
    <Stack aria-busy={isPlaceholderData}>
      <ResultsCount>{dashboard.count(data.courses.length)}</ResultsCount>
      <CourseGrid label={dashboard.listTitle}>
        {data.courses.map((course) => (
          <CourseItem
            key={course.id}
            course={course}
            onOpenComments={openComments}
            onOpenIntroVideo={openIntroVideo}
          />
        ))}
      </CourseGrid>
      <Pagination
        words={{ label: dashboard.page }}
        page={query.page}
        totalPages={data.totalPages}
        hrefOf={(page) => hrefOf(turnPage(query, page))}
        onPageChange={(page) => change((now) => turnPage(now, page))}
        pending={isPlaceholderData}
      />
    </Stack>
  );
}
