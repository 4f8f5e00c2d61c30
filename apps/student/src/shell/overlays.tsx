import { lazy } from 'react';
import { useMessages } from '../messages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/use-session.ts';
import { LateBoundary } from './late-boundary.tsx';

const MessageOverlays = lazy(() => import('./message-overlays.tsx'));
const SignInAgain = lazy(() => import('../sign-in/sign-in-again.tsx'));

/** What may show over any screen; the code of each comes with its first need. */
export function Overlays() {
  const { messages } = useServices();
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
      {session.status === 'expired' ? (
        <LateBoundary>
          <SignInAgain personId={session.person.id} />
        </LateBoundary>
      ) : null}
    </>
  );
}
