import { type NavigateOptions, parsePath, type To } from 'react-router-dom';
import type { Router } from '../services.ts';

type Place = { readonly pathname: string; readonly search: string };

/** What each router was asked for and has not taken up yet: it does so a moment later. */
const asked = new WeakMap<object, Place>();

/** Where the person is about to be, and whether that is another place than the one that stands. */
export function placeAhead(router: Pick<Router, 'state'>): { location: Place; isLeaving: boolean } {
  const { location: standing, navigation } = router.state;
  const location = asked.get(router) ?? navigation.location ?? standing;
  return { location, isLeaving: location.pathname !== standing.pathname };
}

/** Goes to another address; whoever asks `placeAhead` in the same moment hears of it. Every navigation of the app starts here. */
export function goTo(
  router: Pick<Router, 'state' | 'navigate' | 'subscribe'>,
  to: To,
  options?: NavigateOptions,
): void {
  const { location } = placeAhead(router);
  const { pathname = location.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
  // A new subscriber may be told at once of what was before.
  const stop = router.subscribe(() => asked.delete(router));
  asked.set(router, { pathname, search });
  void router.navigate(to, options).finally(stop);
}
