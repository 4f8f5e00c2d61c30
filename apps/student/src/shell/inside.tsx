import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useRouteError } from 'react-router-dom';
import { Boundary } from '../boundary.tsx';
import { useServices } from '../services.ts';
import { useRenewals } from '../session/use-renewals.ts';
import { CrashInside } from './crash-inside.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** The page inside the shell: its shape while it waits for what it is nothing without, or why it is not there. */
export function Inside() {
  const { queryClient } = useServices();
  const renewals = useRenewals();

  /** Nothing of the page stood: whatever failed is asked for again. */
  const askAgain = () =>
    void queryClient.resetQueries({
      predicate: ({ state }) => state.status === 'error' && state.data === undefined,
    });
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          resetKey={String(renewals)}
          onReset={() => {
            reset();
            askAgain();
          }}
          failed={(error, retry) => <CrashInside error={error} onRetry={retry} />}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** A page that did not even come to its data: a wrong address, or code that is missing. */
export const InsideCrashed = () => <CrashInside error={useRouteError()} />;
