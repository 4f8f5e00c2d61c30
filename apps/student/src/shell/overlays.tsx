import { lazy } from 'react';
import { useMessages } from '../messages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/use-session.ts';
import { LatePart } from './late-part.tsx';

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
        <LatePart said={items.map(({ id, text }) => <p key={id}>{text}</p>)} onClose={dismissAll}>
          <MessageOverlays items={items} />
        </LatePart>
      ) : null}
      {session.status === 'expired' ? (
        <LatePart>
          <SignInAgain personId={session.person.id} />
        </LatePart>
      ) : null}
    </>
  );
}
