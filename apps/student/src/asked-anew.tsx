import { type Query, QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isTold } from './told-errors.ts';

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

/** A failure that nobody was told of is not asked about again for this long, in ms. */
const pause = 1000;

/**
 * Resets before what stands behind it is drawn for the first time. Not where something has failed a moment ago and was not told yet: as
 * long as something around this waits too, React throws all of it away and begins anew whenever a part of it has settled, and a call
 * that fails at once would be sent dozens of times.
 */
function Begin({ reset }: { reset: () => void }) {
  const client = useQueryClient();
  useState(() => {
    const now = Date.now();
    const isUntold = ({ state: { error, errorUpdatedAt } }: Query) =>
      error !== null && !isTold(error) && now - errorUpdatedAt < pause;
    if (!client.getQueryCache().getAll().some(isUntold)) reset();
  });
  return null;
}
