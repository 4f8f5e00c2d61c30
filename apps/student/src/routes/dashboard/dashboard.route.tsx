import { layoutOf } from '@student/themes/tenant';
import {
  type CarouselLayout,
  CarouselSkeleton,
  ContinueCardSkeleton,
  CourseCardSkeleton,
  Greeting,
  Page,
  PillCardSkeleton,
  RequiredTracksSkeleton,
} from '@student/ui';
import { cloneElement, Fragment, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Boundary } from '../../boundary.tsx';
import { PageRegions } from '../../page-regions.tsx';
import { dashboard } from '../../pt-br/dashboard.ts';
import { pills } from '../../pt-br/pills.ts';
import { schoolsQuery } from '../../queries/courses.queries.ts';
import { warm } from '../../queries/first-queries.ts';
import { PartsToCome } from '../../region.tsx';
import { servicesContext } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';
import { Failed } from '../../shell/failed.tsx';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { useTenant } from '../../tenant.tsx';
import { readCoursePageSize } from './course-page-size.ts';
import { coursesQuery } from './dashboard.queries.ts';
import { dashboardSearch } from './dashboard.search.ts';
import { DueRegion } from './due-region.tsx';
import { firstQueries } from './first-queries.ts';
import { Help } from './help.tsx';
import { loadOtherStep, NextStepRegion } from './next-step-region.tsx';
import { type DashboardRegion, regionOrder } from './region-order.ts';
import { loadBelowTheFold } from './show-section.ts';
import { WeekRegion } from './week-region.tsx';

const BelowTheFold = lazy(loadBelowTheFold);

const loadOnboarding = () => import('../../onboarding/onboarding.tsx');
const Onboarding = lazy(loadOnboarding);

const positions = { wide: [0, 1, 2, 3, 4], narrow: [0, 1, 2, 3, 4, 5, 6, 7] };
const shape = (title: string, card: ReactElement, layout?: CarouselLayout) => (
  <CarouselSkeleton title={title} {...(layout && { layout })}>
    {positions[layout === 'portrait' ? 'narrow' : 'wide'].map((position) =>
      cloneElement(card, { key: position }),
    )}
  </CarouselSkeleton>
);
/** What stands there until its code is; as in below-the-fold.tsx. */
const shapes: Record<DashboardRegion, ReactNode> = {
  pills: shape(pills.title, <PillCardSkeleton />, 'portrait'),
  underWay: shape(dashboard.underWayTitle, <ContinueCardSkeleton />),
  required: shape(dashboard.requiredTitle, <RequiredTracksSkeleton />, 'pairs'),
  newCourses: shape(dashboard.newTitle, <CourseCardSkeleton actionRow="kept" />),
  events: shape(dashboard.eventsTitle, <CourseCardSkeleton kind="labelled" actionRow="kept" />),
  interests: shape(dashboard.interestsTitle, <CourseCardSkeleton />, 'dense'),
  information: null,
};

/** Its regions tell of their calls themselves: what fails here is code. */
const failedBelow = (error: unknown, retry: () => void) => <Failed error={error} retry={retry} />;

/** Starts the calls of the first screen; no region waits for another one. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const values = dashboardSearch.read(new URL(request.url).search);
  const page = coursesQuery(dashboardSearch.callOf(values, readCoursePageSize()));
  warm(queryClient, [...firstQueries(), page, schoolsQuery()]);
  void loadBelowTheFold();
  void loadOtherStep();
  // A load that fails here is told where it is asked for again.
  if (params.step) loadOnboarding().catch(() => undefined);
  return null;
}

/**
 * What to do next, what is under way and due, what is new, and the whole catalogue (DASH-01 to DASH-52). The onboarding's address
 * shows the same page with the onboarding over it (ONBOARD-02): one component at both, so that it stays when either is left.
 */
export function Component() {
  const { step } = useParams();
  const person = usePerson();
  const name = (person?.socialName || person?.name || '').split(' ')[0] ?? '';
  const { dashboard: first } = layoutOf(useTenant());
  usePageTitle(step === undefined ? dashboard.title : dashboard.onboardingTitle);
  const title = dashboard.greeting(name);
  const asides = [<WeekRegion key="week" />, <DueRegion key="due" />];
  if (first === 'required') asides.reverse();
  return (
    <PageRegions
      ifAllFail="replaced"
      instead={(message) => (
        <>
          <Greeting title={title} />
          <Page>{message}</Page>
        </>
      )}
    >
      <Greeting title={title} aside={[...asides, <Help key="help" />]}>
        <NextStepRegion />
      </Greeting>
      <Page>
        <Boundary failed={failedBelow}>
          <Suspense
            fallback={
              <>
                <PartsToCome />
                {regionOrder[first].map((region) => (
                  <Fragment key={region}>{shapes[region]}</Fragment>
                ))}
              </>
            }
          >
            <BelowTheFold first={first} />
          </Suspense>
        </Boundary>
      </Page>
      {step === undefined ? null : (
        <LateBoundary>
          <Onboarding written={step} />
        </LateBoundary>
      )}
    </PageRegions>
  );
}
