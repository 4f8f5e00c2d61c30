import { pageSizes, readPage } from '@student/domain';
import { CourseGrid, EmptyState, Page, PageTitle, Pagination, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { CourseItem } from '../../courses/course-item.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { shell } from '../../pt-br/shell.ts';
import { courseSearchQuery } from '../../queries.ts';
import { Failed } from '../../shell/failed.tsx';
import { usePageTitle } from '../../shell/page-title.ts';

/** Where the header's search leads: the courses that match (SHELL-07). */
export function Component() {
  const [query] = useSearchParams();
  const search = query.get('search') ?? '';
  const page = readPage(query.get('page'));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...courseSearchQuery({ search, page, limit: pageSizes.globalSearch }),
    enabled: search !== '',
  });
  usePageTitle(shell.titles.search);
  return (
    <Page width="wide">
      <PageTitle title={shell.titles.search} lead={search ? shell.resultsFor(search) : shell.search} />
      {error ? (
        <Failed error={error} retry={() => void refetch()} level={2} />
      ) : search === '' ? null : data === undefined ? (
        <CardSkeletons count={8} />
      ) : data.courses.length === 0 ? (
        <EmptyState title={dashboard.empty} level={2}>
          {dashboard.emptyHint}
        </EmptyState>
      ) : (
        <Stack gap="l">
          <CourseGrid label={shell.titles.search}>
            {data.courses.map((course) => (
              <CourseItem key={course.id} course={course} level={2} />
            ))}
          </CourseGrid>
          <Pagination
            page={page}
            totalPages={data.totalPages}
            hrefOf={(next) => paths.globalSearch({ page: next, limit: pageSizes.globalSearch, search })}
            pending={isPlaceholderData}
          />
        </Stack>
      )}
    </Page>
  );
}
