import { LinkProvider, PageAnnouncer } from '@student/ui';
import { useCallback, useState } from 'react';
import { createPath, type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { goTo } from '../addresses/place-ahead.ts';
import { isOwn } from '../places.ts';
import { useServices } from '../services.ts';
import { Overlays } from './overlays.tsx';
import { type NamedPage, NamedPageContext } from './page-title.ts';

/**
 * What is around every place: links that the router follows, scroll that comes back, what shows over any screen, and a new
 * page told to who cannot see it, once it stands.
 */
export function Root() {
  const { getRouter } = useServices();
  const [page, setPage] = useState<NamedPage>();

  // As a browser does: the place that stands adds nothing to the history.
  const navigate = useCallback(
    (href: string) => {
      const router = getRouter();
      goTo(router, href, { replace: href === createPath(router.state.location) });
    },
    [getRouter],
  );

  return (
    <LinkProvider navigate={navigate} owns={isOwn}>
      <div>
        <ScrollRestoration getKey={placeOf} />
        <NamedPageContext value={setPage}>
          <Outlet />
        </NamedPageContext>
        {page ? <PageAnnouncer page={page.path} title={page.title} /> : null}
        <Overlays />
      </div>
    </LinkProvider>
  );
}

/**
 * Each visit has its own place on the page. A page that is loaded, whose key is always the same, goes by its address where it was there
 * before, on reload and on the way back; an address that is entered anew begins at its top, and is remembered by it when it is left.
 */
const placeOf = ({ key, pathname }: Location) =>
  key !== 'default' ? key : isEnteredAnew ? String(performance.timeOrigin) : pathname;

const [loading] = performance.getEntriesByType('navigation');
/** Until it is left. */
let isEnteredAnew = (loading as PerformanceNavigationTiming | undefined)?.type === 'navigate';
globalThis.addEventListener?.(
  'pagehide',
  () => {
    isEnteredAnew = false;
  },
  true,
);
