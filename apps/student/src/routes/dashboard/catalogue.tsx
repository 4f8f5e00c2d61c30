import { searchCourses, sortCourses, sortingOf, turnPage } from '@student/domain';
import { CourseGrid, Pagination, SearchField, Section, SortBar, Stack, Text } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { CourseItem } from '../../courses/course-item.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { coursesQuery } from '../../queries.ts';
import { Failed } from '../../shell/failed.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { useCatalogueQuery, useCoursePageSize, wireQueryOf } from './catalogue-query.ts';
import { useCourseDialogs } from './course-dialogs.tsx';
import { EmptyCatalogue } from './empty-catalogue.tsx';

const columns = Object.entries(dashboard.columns).map(([key, label]) => ({ key, label }));

/** The whole catalogue: filters, search, order and pages, all of them in the address (DASH-18 to DASH-36). */
export function Catalogue() {
  const { query, hrefOf, change } = useCatalogueQuery();
  const limit = useCoursePageSize();
  const { openComments, openIntroVideo } = useCourseDialogs();
  const { data, error, refetch, isPending, isPlaceholderData } = useQuery(
    coursesQuery(wireQueryOf(query, limit)),
  );
  return (
    <Section title={dashboard.listTitle} busy={isPending || isPlaceholderData}>
      <Stack>
        <SearchField
          key={query.search === '' ? 'none' : 'some'}
          label={dashboard.searchLabel}
          placeholder={dashboard.search}
          defaultValue={query.search}
          onSearch={(term) => change((now) => searchCourses(now, term))}
          pending={isPlaceholderData}
        />
        <CatalogueFilters />
        <SortBar
          label={dashboard.sortBy}
          columns={columns.map((column) => ({ ...column, state: sortingOf(query, column.key) }))}
          onSort={(column) => change((now) => sortCourses(now, column))}
        />
        {error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : isPending ? (
          <CardSkeletons count={limit} />
        ) : data.courses.length === 0 ? (
          <EmptyCatalogue />
        ) : (
          <>
            <Text as="p" size="s" tone="muted" role="status">
              {dashboard.count(data.courses.length)}
            </Text>
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
              pending={isPlaceholderData}
              onPageChange={(page) => change((now) => turnPage(now, page))}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}
