import { Page, PageTitle } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { useSearch } from '../../addresses/use-search.ts';
import { CourseDialogs } from '../../courses/course-dialogs.tsx';
import { isMissing } from '../../failures.ts';
import { interestsToChooseQuery } from '../../interests/interests.queries.ts';
import { PageRegions } from '../../page-regions.tsx';
import { paths } from '../../paths.ts';
import { shell } from '../../pt-br/shell.ts';
import { warmPage } from '../../queries/warm-page.ts';
import { servicesContext } from '../../services.ts';
import { idInAddress } from '../../shell/id-in-address.ts';
import { PageSkeleton } from '../../shell/page-skeleton.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { firstQueries } from './first-queries.ts';
import { interestCoursesQuery } from './interest.queries.ts';
import { interestSearch } from './interest.search.ts';
import { InterestCourses } from './interest-courses.tsx';
import { OwnInterests } from './own-interests.tsx';

/** Starts the calls of the page, with the filters of the address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const id = idInAddress(params.interestId);
  const values = interestSearch.read(new URL(request.url).search);
  await warmPage(context.get(servicesContext), request, [
    ...firstQueries({ interestId: id }, interestSearch.callOf(values)),
    ...(values.title.trim() ? [] : [interestsToChooseQuery()]),
  ]);
  return id;
}

/** One interest, headed by the title of the address: its courses, and whether it is one of the person's own (TRACK-17 to TRACK-19). */
export function Component() {
  const id = useLoaderData<typeof loader>();
  return (
    <CourseDialogs search={interestSearch} hrefOf={(values) => paths.interest({ ...values, interestId: id })}>
      <InterestPage key={id} id={id} />
    </CourseDialogs>
  );
}

function InterestPage({ id }: { id: number }) {
  const { values } = useSearch(interestSearch);
  // An interest that is none is a page that is none; all else is told by the part of the page that asked.
  useQuery({ ...interestCoursesQuery(id, interestSearch.callOf(values)), throwOnError: isMissing });
  const { title, isLoading } = useTitle(id, values.title.trim());
  usePageTitle(title);
  if (isLoading) return <PageSkeleton />;
  return (
    <Page>
      <PageTitle title={title} />
      <PageRegions ifAllFail="told">
        <OwnInterests id={id} />
        <InterestCourses id={id} title={title} />
      </PageRegions>
    </Page>
  );
}

/** The title of the address, or the interest's own name where it has none (TRACK-17). */
function useTitle(id: number, written: string) {
  const { data, isLoading } = useQuery({ ...interestsToChooseQuery(), enabled: written === '' });
  const known = data?.find((interest) => interest.id === id)?.title;
  // Where the address has one, others may ask for the list: nothing waits for that.
  return { title: written || known || shell.titles.interest, isLoading: written === '' && isLoading };
}
