import type { To } from 'react-router-dom';
import type { Router } from '../services.ts';
import { goTo } from './place-ahead.ts';

/**
 * Goes so many entries of the history back and puts another address in the place of the one that stands there, without showing it: what
 * was gone through is not come back to.
 */
export function leaveBack(router: Router, entries: number, to: To): void {
  if (entries === 0) {
    goTo(router, to, { replace: true });
    return;
  }
  const { key } = router.state.location;
  const stop = router.subscribe(({ location, navigation }) => {
    if ((navigation.location ?? location).key === key) return;
    stop();
    // Not in the middle of what the router is telling.
    queueMicrotask(() => goTo(router, to, { replace: true }));
  });
  void router.navigate(-entries);
}
