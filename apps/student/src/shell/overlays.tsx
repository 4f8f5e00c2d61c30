import { lazy, Suspense } from 'react';
import { useIsAskingAgain } from '../expiry.ts';
import { useNewsItems } from '../news.ts';
import { useServices } from '../services.ts';
import { RouteAnnouncer } from './route-announcer.tsx';

const NewsOverlays = lazy(() => import('./news-overlays.tsx'));
const SignInAgain = lazy(() => import('../sign-in/sign-in-again.tsx'));

/** What may show over any screen; the code of each comes with its first need. */
export function Overlays() {
  const { news, expiry } = useServices();
  const items = useNewsItems(news);
  const isAskingAgain = useIsAskingAgain(expiry);
  return (
    <>
      <RouteAnnouncer />
      <Suspense>
        {items.length > 0 || news.hasSpoken() ? <NewsOverlays items={items} /> : null}
        {isAskingAgain ? <SignInAgain /> : null}
      </Suspense>
    </>
  );
}
