import { firstNameOf } from '@student/domain';
import { layoutOf } from '@student/themes/tenant';
import { CarouselSkeleton, Greeting, Page } from '@student/ui';
import { cloneElement, lazy, Suspense, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { Boundary } from '../../boundary.tsx';
import { cardsToCome } from '../../courses/cards-to-come.ts';
import { readCoursePageSize } from '../../courses/course-page-size.ts';
import { PageRegions } from '../../page-regions.tsx';
import { wasWithoutPills } from '../../pills/without-pills.ts';
import { KeptPlacesContext, PlacesKept } from '../../place.ts';
import { dashboard } from '../../pt-br/dashboard.ts';
import { warm } from '../../queries/first-queries.ts';
import { schoolsQuery } from '../../queries/schools.queries.ts';
import { PartsToCome } from '../../region.tsx';
import { servicesContext, useServices } from '../../services.ts';
import { personIdIn, personIn, type SessionState } from '../../session/session.ts';
import { useOfSession } from '../../session/use-session.ts';
import { Failed } from '../../shell/failed.tsx';
import { LateBoundary } from '../../shell/late-boundary.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { useTenant } from '../../tenant.tsx';
import { coursesQuery } from './dashboard.queries.ts';
import { dashboardSearch } from './dashboard.search.ts';
import { DueRegion } from './due-region.tsx';
import { firstQueries } from './first-queries.ts';
import { Help } from './help.tsx';
import { loadOtherStep, NextStepRegion } from './next-step-region.tsx';
import { type DashboardRegion, regionOrder } from './region-order.ts';
import { loadBelowTheFold } from './show-section.ts';
import { strips } from './strips.tsx';
import { WeekRegion } from './week-region.tsx';

const BelowTheFold = lazy(loadBelowTheFold);

const loadOnboarding = () => import('../../onboarding/onboarding.tsx');
const Onboarding = lazy(loadOnboarding);

/** What stands there until its code is; as in below-the-fold.tsx. */
function shapeOf(region: DashboardRegion) {
  // The company may have nothing to tell: no place is kept before its code is there.
  if (region === 'information') return null;
  const { card, ...shape } = strips[region];
  return (
    <CarouselSkeleton key={region} {...shape} data-strip={region}>
      {cardsToCome(shape.layout).map((key) => cloneElement(card, { key }))}
    </CarouselSkeleton>
  );
}

const firstNameIn = (session: SessionState) => {
  const person = personIn(session);
  return person ? firstNameOf(person) : '';
};

/** Its regions tell of their calls themselves: what fails here is code. */
const failedBelow = (error: unknown, retry: () => void) => <Failed error={error} retry={retry} />;

/** Starts the calls of the first screen; no region waits for another one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { queryClient } = context.get(servicesContext);
  const values = dashboardSearch.read(new URL(request.url).search);
  const page = coursesQuery(dashboardSearch.callOf(values, readCoursePageSize()));
  const first = warm(queryClient, firstQueries());
  void warm(queryClient, [page, schoolsQuery()]);
  void loadBelowTheFold();
  void loadOtherStep();
  // A load that fails here is told where it is asked for again.
  if (params.step) loadOnboarding().catch(() => undefined);
  await first;
  return null;
}

/**
 * What to do next, what is under way and due, what is new, and the whole catalogue (DASH-01 to DASH-52). The onboarding's address
 * shows the same page with the onboarding over it (ONBOARD-02): one component at both, so that it stays when either is left.
 */
export function Component() {
  const { step } = useParams();
  const name = useOfSession(firstNameIn);
  const { dashboard: first } = layoutOf(useTenant());
  const { storage } = useServices().platform;
  const personId = useOfSession(personIdIn);
  const [hasPills] = useState(() => !wasWithoutPills(storage, personId));
  const arePlacesKept = useRef(false);
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
          <KeptPlacesContext value={arePlacesKept}>
            <Suspense
              fallback={
                <>
                  <PartsToCome />
                  <PlacesKept />
                  {regionOrder[first].filter((region) => hasPills || region !== 'pills').map(shapeOf)}
                </>
              }
            >
              <BelowTheFold first={first} />
            </Suspense>
          </KeptPlacesContext>
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
