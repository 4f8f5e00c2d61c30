import { goingOn } from '@student/domain';
import { InPlaceOf, NextStepPlace, NextStepSkeleton } from '@student/ui';
import { lazy, type ReactNode } from 'react';
import { dashboard } from '../../pt-br/dashboard.ts';
import { Region } from '../../region.tsx';
import { ContinueStep } from './continue-step.tsx';
import { useFirstStep } from './use-first-step.ts';
import { useUnderWay } from './use-under-way.ts';

/** Where the course that was seen last cannot be gone on with, or is not what the brand puts first. */
export const loadOtherStep = () => import('./other-step.tsx');
const OtherStep = lazy(loadOtherStep);

/** The card on its way. */
const waiting = (
  <section aria-label={dashboard.nextStepTitle} aria-busy="true">
    <NextStepSkeleton />
  </section>
);

const failed = (message: ReactNode) => (
  <section aria-label={dashboard.nextStepTitle}>
    <InPlaceOf shape={<NextStepSkeleton />}>{message}</InPlaceOf>
  </section>
);

/** The one card that says what to do next: go on, begin what is required, wait, or choose (DASH-08, DASH-09). */
export function NextStepRegion() {
  return (
    <NextStepPlace>
      <Region loading={waiting} failed={failed} level={2}>
        <Step />
      </Region>
    </NextStepPlace>
  );
}

function Step() {
  const going = goingOn(useUnderWay().courses);
  return useFirstStep() === 'lastSeen' && going ? (
    <ContinueStep {...going} />
  ) : (
    <OtherStep waiting={waiting} />
  );
}
