import { credentialsProblems, type Problems } from '@student/domain';
import { Button, Dialog, Stack } from '@student/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { auth } from '../pt-br/auth.ts';
import { errors } from '../pt-br/errors.ts';
import { readPerson } from '../queries.ts';
import { useServices } from '../services.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { sessionActorAt } from './session.provided.ts';

const words = auth.expired;

/**
 * Asks for the password over the page whose session ended (beyond.md 3). The same person goes on where they were; another
 * one starts clean on the dashboard and sees nothing of this page.
 */
export default function SignInAgain() {
  const services = useServices();
  const { expiry, news, session, outboxes, queryClient, getRouter } = services;
  const navigate = useNavigate();
  const [actor] = useState(() => sessionActorAt(services, 'askingPassword'));
  const [problems, setProblems] = useState<Problems<'login' | 'password'>>({});
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const failure = useSelector(actor, (state) => state.context.failure);

  // The flow's news: the page goes on, or is left.
  useEffect(() => {
    const subscriptions = [
      actor.on('session.renewed', () => {
        expiry.settle();
        void outboxes.resume();
        void queryClient.invalidateQueries();
      }),
      actor.on('person.replaced', async () => {
        expiry.settle();
        session.remember(await readPerson());
        void outboxes.resume();
        void navigate(paths.dashboard(), { replace: true });
      }),
      actor.on('session.expired', () => {
        const { pathname, search } = getRouter().state.location;
        expiry.settle();
        news.fail(words.title);
        session.forget(getRouter().navigate(paths.home({ redirect: pathname + search }), { replace: true }));
      }),
    ];
    actor.start();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, expiry, getRouter, navigate, news, outboxes, queryClient, session]);

  // The toast: a refused password is told once (AUTH-15).
  useEffect(() => {
    if (failure) news.fail(failure.message ?? errors[failure.code]);
  }, [failure, news]);

  return (
    <Dialog open title={words.title} description={words.text} dismissal="blocked" size="small">
      <Stack gap="xs">
        <CredentialsForm
          problems={problems}
          isBusy={isBusy}
          submitLabel={words.submit}
          onSubmit={(credentials) => {
            const found = credentialsProblems(credentials);
            setProblems(found);
            if (!found.login && !found.password) actor.send({ type: 'credentials.submit', ...credentials });
          }}
        />
        <Button
          variant="plain"
          tone="neutral"
          width="full"
          onClick={() => actor.send({ type: 'page.abandon' })}
        >
          {words.leave}
        </Button>
      </Stack>
    </Dialog>
  );
}
