import { asksForSearch } from '@student/domain';
import {
  ButtonLink,
  CourseGrid,
  EmptyState,
  Page,
  PageTitle,
  ResultsCount,
  SearchXIcon,
  Stack,
} from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SearchOf } from '../../addresses/define-search.ts';
import { usePageInRange } from '../../addresses/use-page-in-range.ts';
import { useSearch } from '../../addresses/use-search.ts';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { OwnCourseItem } from '../../courses/own-course-item.tsx';
import { paths } from '../../paths.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { search as words } from '../../pt-br/search.ts';
import { shell } from '../../pt-br/shell.ts';
import { RecommendationPlace } from '../../recommendation/recommendation-place.tsx';
import { servicesContext } from '../../services.ts';
import { Failed } from '../../shell/failed.tsx';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { Pages } from '../../shell/pages.tsx';
import { courseSearchQuery } from './search.queries.ts';
import { globalSearch } from './search.search.ts';

/** Starts the search that the address asks for. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const values = globalSearch.read(new URL(request.url).search);
  if (asksForSearch(values.search))
    void context.get(servicesContext).queryClient.prefetchQuery(queryOf(values));
  return null;
}

const queryOf = (values: SearchOf<typeof globalSearch>) => courseSearchQuery(globalSearch.callOf(values));

/** Where the header's search leads: the courses that match (SHELL-07). */
export function Component() {
  const { values, change } = useSearch(globalSearch);
  const asks = asksForSearch(values.search);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...queryOf(values), enabled: asks });
  const isPast = usePageInRange(values.page, isPlaceholderData ? undefined : data?.totalPages, (page) =>
    change((now) => ({ ...now, page }), { replace: true }),
  );
  usePageTitle(shell.titles.search);
  return (
    <RecommendationPlace search={globalSearch} hrefOf={paths.globalSearch}>
      <Page>
        <PageTitle
          title={asks ? words.resultsFor(values.search) : shell.titles.search}
          lead={asks ? undefined : shell.search}
        />
        {error && !data ? (
          <Failed error={error} retry={() => void refetch()} level={2} />
        ) : (
          <Stack gap="l" aria-busy={isPlaceholderData}>
            <ResultsCount
              count={asks && !isPast ? data?.courses.length : undefined}
              words={data?.totalPages === 1 ? words.count : dashboard.count}
            />
            {!asks ? null : data === undefined || isPast ? (
              <CardSkeletons count={8} />
            ) : data.courses.length === 0 ? (
              <EmptyState
                icon={<MessagePicture name="empty" icon={<SearchXIcon />} />}
                title={words.noResultsFor(values.search)}
                level={2}
                action={
                  <ButtonLink variant="outline" href={paths.dashboard()}>
                    {words.allCourses}
                  </ButtonLink>
                }
              >
                {words.noResultsHint}
              </EmptyState>
            ) : (
              <>
                <CourseGrid label={shell.titles.search}>
                  {data.courses.map((course) => (
                    <OwnCourseItem key={course.id} course={course} level={2} />
                  ))}
                </CourseGrid>
                <Pages
                  page={values.page}
                  totalPages={data.totalPages}
                  hrefOf={(page) => paths.globalSearch({ ...values, page })}
                  onPageChange={(page) => change((now) => ({ ...now, page }))}
                  pending={isPlaceholderData}
                />
              </>
            )}
          </Stack>
        )}
      </Page>
    </RecommendationPlace>
  );
}
