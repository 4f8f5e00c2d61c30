import { coursePageSize, readCourseListQuery } from '@student/domain';
import { Page, PageTitle } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { CardSkeletons } from '../../courses/card-skeletons.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import {
  coursesInProgressQuery,
  coursesQuery,
  personQuery,
  requiredTracksQuery,
  schoolsQuery,
} from '../../queries.ts';
import { servicesContext, useServices } from '../../services.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { wireQueryOf } from './catalogue-query.ts';
import { ContinueRegion } from './continue-region.tsx';
import { CourseDialogs } from './course-dialogs.tsx';
import { RequiredTracksRegion } from './required-tracks-region.tsx';

const loadBelowTheFold = () => import('./below-the-fold.tsx');
const BelowTheFold = lazy(loadBelowTheFold);

/** Starts the calls of the first screen; no region waits for another one. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const query = readCourseListQuery(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(coursesInProgressQuery());
  void queryClient.prefetchQuery(requiredTracksQuery());
  void queryClient.prefetchQuery(coursesQuery(wireQueryOf(query, coursePageSize(window.innerWidth))));
  void queryClient.prefetchQuery(schoolsQuery());
  void loadBelowTheFold();
  return null;
}

/** What to go on with, what is due, what is new, and the whole catalogue (DASH-01 to DASH-52). */
export function Component() {
  const { session } = useServices();
  const { data: person } = useQuery({ ...personQuery(session), enabled: false });
  const name = (person?.socialName || person?.name || '').split(' ')[0] ?? '';
  usePageTitle(dashboard.title);
  return (
    <CourseDialogs>
      <Page width="wide">
        <PageTitle title={dashboard.greeting(name)} />
        <ContinueRegion />
        <RequiredTracksRegion />
        <Suspense fallback={<CardSkeletons count={8} />}>
          <BelowTheFold />
        </Suspense>
      </Page>
    </CourseDialogs>
  );
}
