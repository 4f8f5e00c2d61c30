import { asksForSearch } from '@student/domain';
import { Page, PageTitle, Stack } from '@student/ui';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { useSearch } from '../../addresses/use-search.ts';
import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { paths } from '../../paths.ts';
import { search as words } from '../../pt-br/search.ts';
import { shell } from '../../pt-br/shell.ts';
import { servicesContext } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { BeforeSearch } from './before-search.tsx';
import { Results } from './results.tsx';
import { globalSearch } from './search.search.ts';
import { searchQueries } from './use-found.ts';

/** Starts the search that the address asks for. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  for (const query of searchQueries(globalSearch.read(new URL(request.url).search)))
    void queryClient.prefetchQuery(query as never);
  return null;
}

/**
 * Where the header's search leads: the courses, course tracks, schools and instructors that match (SHELL-07, TRACK-09 to TRACK-12), and
 * before anything is searched for, what was lately.
 */
export function Component() {
  const { values } = useSearch(globalSearch);
  const person = usePerson();
  const asks = asksForSearch(values.search);
  // Before a search and with its results are two pages at one address: the second name lets the change be announced too.
  usePageTitle(asks ? words.titleOf(values.search) : shell.titles.search, asks ? '' : ' before');
  return (
    <CourseDialogs search={globalSearch} hrefOf={paths.globalSearch}>
      <Page>
        <Stack gap="l">
          <PageTitle
            title={asks ? words.resultsFor(values.search) : shell.titles.search}
            lead={asks ? undefined : shell.search}
          />
          {asks ? <Results values={values} /> : person ? <BeforeSearch personId={person.id} /> : null}
        </Stack>
      </Page>
    </CourseDialogs>
  );
}
