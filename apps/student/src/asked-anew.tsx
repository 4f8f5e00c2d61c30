import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/**
 * What failed before this stood is asked for anew; a query would only throw its old error again. `reset` does the same for
 * what fails later. It holds the `Suspense` of what it is about: inside of one that still waits it would begin, and ask,
 * again and again.
 */
export function AskedAnew({ children }: { children: (reset: () => void) => ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <>
          <Begin reset={reset} />
          {children(reset)}
        </>
      )}
    </QueryErrorResetBoundary>
  );
}

/** Resets before what stands behind it is drawn for the first time. */
function Begin({ reset }: { reset: () => void }) {
  useState(reset);
  return null;
}
