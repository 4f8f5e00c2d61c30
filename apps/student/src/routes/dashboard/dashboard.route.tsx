import { CourseCardSkeleton, Page, PageTitle } from '@student/ui';
import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { Boundary } from '../../boundary.tsx';
import { StripSkeleton } from '../../courses/strip-skeleton.tsx';
import { PageRegions } from '../../page-regions.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { schoolsQuery } from '../../queries/courses.queries.ts';
import { warm } from '../../queries/first-queries.ts';
import { PartsToCome } from '../../region.tsx';
import { servicesContext } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { Failed } from '../../shell/failed.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { ContinueRegion } from './continue-region.tsx';
import { CourseDialogs } from './course-dialogs.tsx';
import { readCoursePageSize } from './course-page-size.ts';
import { coursesQuery } from './dashboard.queries.ts';
import { dashboardSearch } from './dashboard.search.ts';
import { firstQueries } from './first-queries.ts';
import { RequiredTracksRegion } from './required-tracks-region.tsx';

const loadBelowTheFold = () => import('./below-the-fold.tsx');
const BelowTheFold = lazy(loadBelowTheFold);

/** What stands there until its code is; as in below-the-fold.tsx. */
const stripsBelow = (
  <>
    <PartsToCome />
    <StripSkeleton title={dashboard.newTitle} card={<CourseCardSkeleton actionRow="kept" />} />
    <StripSkeleton title={dashboard.eventsTitle} card={<CourseCardSkeleton kind="labelled" />} />
    <StripSkeleton title={dashboard.interestsTitle} card={<CourseCardSkeleton />} />
  </>
);

/** Its regions tell of their calls themselves: what fails here is code. */
const failedBelow = (error: unknown, retry: () => void) => <Failed error={error} retry={retry} />;

/** Starts the calls of the first screen; no region waits for another one. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const values = dashboardSearch.read(new URL(request.url).search);
  const page = coursesQuery(dashboardSearch.callOf(values, readCoursePageSize()));
  warm(queryClient, [...firstQueries(), page, schoolsQuery()]);
  void loadBelowTheFold();
  return null;
}

/** What to go on with, what is due, what is new, and the whole catalogue (DASH-01 to DASH-52). */
export function Component() {
  const person = usePerson();
  const name = (person?.socialName || person?.name || '').split(' ')[0] ?? '';
  usePageTitle(dashboard.title);
  return (
    <CourseDialogs>
      <Page>
        <PageTitle title={dashboard.greeting(name)} />
        <PageRegions ifAllFail="replaced">
          <ContinueRegion />
          <RequiredTracksRegion />
          <Boundary failed={failedBelow}>
            <Suspense fallback={stripsBelow}>
              <BelowTheFold />
            </Suspense>
          </Boundary>
        </PageRegions>
      </Page>
    </CourseDialogs>
  );
}
