import { lazy, Suspense } from 'react';

// Without a network its code may be missing as well: then nothing is said of what waits.
const KeptHere = lazy(() => import('./kept-here.tsx').catch(() => ({ default: () => null })));

/** What waits on this device, said once that is known. */
export const LateKeptHere = () => (
  <Suspense>
    <KeptHere />
  </Suspense>
);
