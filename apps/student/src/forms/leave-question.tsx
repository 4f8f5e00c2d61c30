import { ConfirmDialog } from '@student/ui';
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { useServices } from '../services.ts';
import { LateBoundary } from '../shell/late-boundary.tsx';

type LeaveQuestionProps = {
  /** Whether something would be lost now. */
  isUnsaved: () => boolean;
  /** It is given up. */
  onLeave: () => void;
  words: { title: string; text: string; leave: string; stay: string };
};

/**
 * Asks before unsaved work is left for another page of the app, or the way back; the browser asks before the tab is closed. Whoever signs
 * out or has no session any more is not held up.
 */
export function LeaveQuestion({ isUnsaved, onLeave, words }: LeaveQuestionProps) {
  const { platform } = useServices();
  const blocker = useWayOut(isUnsaved);
  const isAsked = blocker?.state === 'blocked';

  const hold = useEffectEvent((event: Event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // The tab, which asks in the browser's own words.
  useEffect(() => {
    const { events } = platform;
    const listen = (event: Event) => hold(event);
    events.addEventListener('beforeunload', listen);
    return () => events.removeEventListener('beforeunload', listen);
  }, [platform]);

  return (
    <LateBoundary wanted={isAsked} onClose={() => blocker?.reset?.()}>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => isOpen || blocker?.reset?.()}
        title={words.title}
        confirmLabel={words.leave}
        tone="critical"
        words={{ cancel: words.stay }}
        onConfirm={() => {
          onLeave();
          blocker?.proceed?.();
        }}
      >
        {words.text}
      </ConfirmDialog>
    </LateBoundary>
  );
}

/**
 * The way to another page, held up while something would be lost. What `useBlocker` does, by the router's own methods: the hook lies in
 * the one module of the router, so it would add 0.3 KB to the first load of every page, which has no room for it (docs/performance.md).
 */
function useWayOut(isUnsaved: () => boolean) {
  const { session, getRouter } = useServices();
  const router = getRouter();
  const key = useId();
  const holdsUp = useEffectEvent(
    ({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]) =>
      currentLocation.pathname !== nextLocation.pathname && session.get().status === 'present' && isUnsaved(),
  );

  // The router.
  useEffect(() => {
    router.getBlocker(key, (way) => holdsUp(way));
    return () => router.deleteBlocker(key);
  }, [router, key]);

  return useSyncExternalStore(router.subscribe, () => router.state.blockers.get(key));
}
