import type { Person } from '@student/domain';
import { Button, Dialog, Stack } from '@student/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { heardBy } from '../platform.ts';
import { session as words } from '../pt-br/session.ts';
import { useServices } from '../services.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { providedSignInAgain } from './sign-in-again.provided.ts';

/**
 * Asks for the password over the page whose session ended (beyond.md 3). The person's e-mail stands there already. The same person
 * goes on where they were; another one starts clean on the dashboard and sees nothing of this page.
 */
export default function SignInAgain({ person }: { person: Person }) {
  const services = useServices();
  const { platform, session } = services;
  const [machine] = useState(() => providedSignInAgain(services));
  const [state, send, actor] = useMachine(machine, { input: { personId: person.id }, ...heardBy(platform) });

  // What the flow tells: who is there now, or that the page is left.
  useEffect(() => {
    const subscriptions = [
      actor.on('person.arrived', ({ person }) => session.arrive(person)),
      actor.on('page.abandoned', () => session.abandon()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, session]);

  return (
    <Dialog open title={words.expired} description={words.expiredText} dismissal="blocked" size="small">
      <Stack gap="xs">
        <CredentialsForm
          isPending={state.hasTag('busy')}
          failure={state.context.failure}
          login={person.email ?? ''}
          startsAtPassword={!!person.email}
          onSend={(credentials) => send({ type: 'credentials.submit', ...credentials })}
        />
        <Button variant="plain" tone="neutral" width="full" onClick={() => send({ type: 'page.abandon' })}>
          {words.leavePage}
        </Button>
      </Stack>
    </Dialog>
  );
}
