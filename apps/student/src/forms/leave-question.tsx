import { ConfirmDialog } from '@student/ui';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
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
  const { platform, session } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.get().status === 'present' && isUnsaved(),
  );
  const isAsked = blocker.state === 'blocked';

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
    <LateBoundary wanted={isAsked} onClose={() => blocker.reset?.()}>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={(isOpen) => isOpen || blocker.reset?.()}
        title={words.title}
        confirmLabel={words.leave}
        tone="critical"
        words={{ cancel: words.stay }}
        onConfirm={() => {
          onLeave();
          blocker.proceed?.();
        }}
      >
        {words.text}
      </ConfirmDialog>
    </LateBoundary>
  );
}
