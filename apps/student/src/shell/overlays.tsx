import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { Boundary } from '../boundary.tsx';
import { useMessages } from '../messages.ts';
import { useServices } from '../services.ts';
import { earningsIn, hearEarnings } from '../session/earnings.ts';
import { useSession } from '../session/use-session.ts';
import { LateBoundary } from './late-boundary.tsx';

const MessageOverlays = lazy(() => import('./message-overlays.tsx'));
const CoinLimit = lazy(() => import('../coin-limit/coin-limit.tsx'));
const SignInAgain = lazy(() => import('../sign-in/sign-in-again.tsx'));

/** What may show over any screen; the code of each comes with its first need. */
export function Overlays() {
  const { messages, session: sessions } = useServices();
  const hear = useCallback((listener: () => void) => hearEarnings(sessions, listener), [sessions]);
  const hasEarned = useSyncExternalStore(
    hear,
    () => earningsIn(sessions) > 0,
    // Nobody has earned anything while the first screen is drawn into the document.
    () => false,
  );
  const items = useMessages(messages);
  const session = useSession();
  const dismissAll = () => {
    for (const { id } of items) messages.dismiss(id);
  };
  return (
    <>
      {items.length > 0 || messages.hasSpoken() ? (
        <LateBoundary said={items.map(({ id, text }) => <p key={id}>{text}</p>)} onClose={dismissAll}>
          <MessageOverlays items={items} />
        </LateBoundary>
      ) : null}
      {hasEarned ? (
        // Without its code nothing is lost but the message.
        <Boundary failed={() => null}>
          <Suspense>
            <CoinLimit key={sessions.begun()} />
          </Suspense>
        </Boundary>
      ) : null}
      {session.status === 'expired' ? (
        <LateBoundary>
          <SignInAgain person={session.person} />
        </LateBoundary>
      ) : null}
    </>
  );
}
