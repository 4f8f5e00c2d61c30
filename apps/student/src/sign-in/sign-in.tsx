import { Button, LoginPanel, TextLink } from '@student/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { auth } from '../pt-br/auth.ts';
import { errors } from '../pt-br/errors.ts';
import { useServices } from '../services.ts';
import { useTenant } from '../tenant.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { FirstLoginDialog } from './first-login-dialog.tsx';
import { providedSignIn } from './sign-in.provided.ts';
import { TermsDialog } from './terms-dialog.tsx';

export type SignInProps = {
  /** Whether the panel shows; what is owed after signing in shows anyway. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignUp: () => void;
  /** The step that the address asks for. */
  step: 'credentials' | 'createCredentials' | 'acceptTerm';
  /** Where to return, as it stands in the address; unsafe ones are ignored by the machine (AUTH-14). */
  redirect: string | undefined;
};

/** From the panel to the first page, as the sign-in statechart leads (AUTH-01 to AUTH-15, AUTH-27 to AUTH-35). */
export default function SignIn({ isOpen, onOpenChange, onSignUp, step, redirect }: SignInProps) {
  const services = useServices();
  const { news } = services;
  const { allowsSignUp } = useTenant();
  const navigate = useNavigate();
  const [machine] = useState(() => providedSignIn(services));
  const [state, send, actor] = useMachine(machine, { input: { step, redirect } });
  const { problems, failure } = state.context;
  const isBusy = state.hasTag('busy');

  // The machine's news: the address follows what is owed, and the end leads to the first page.
  useEffect(() => {
    const subscriptions = [
      actor.on(
        'term.due',
        () => void navigate(paths.home({ acceptTerm: 'true', redirect }), { replace: true }),
      ),
      actor.on(
        'credentials.due',
        () => void navigate(paths.home({ firstLogin: 'create-new-credentials' }), { replace: true }),
      ),
      actor.on('password.changed', () => news.succeed(auth.firstLogin.success)),
      actor.subscribe({
        complete: () =>
          void navigate(actor.getSnapshot().output?.redirect ?? paths.dashboard(), { replace: true }),
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate, news, redirect]);

  // The toast: a failed try is told once, by the shared way of telling (AUTH-15).
  useEffect(() => {
    if (failure) news.fail(failure.message ?? errors[failure.code]);
  }, [failure, news]);

  const leave = () => {
    send({ type: 'step.leave' });
    void navigate(paths.home({ redirect }), { replace: true });
  };

  if (state.hasTag('newPassword')) {
    return (
      <FirstLoginDialog
        problems={problems}
        isBusy={isBusy}
        onSubmit={(newPassword) => send({ type: 'newPassword.submit', ...newPassword })}
        onLeave={leave}
      />
    );
  }
  if (state.hasTag('term')) {
    return <TermsDialog isBusy={isBusy} onAccept={() => send({ type: 'term.accept' })} onLeave={leave} />;
  }
  return (
    <LoginPanel
      open={isOpen}
      onOpenChange={onOpenChange}
      title={auth.panel.title}
      footer={
        allowsSignUp ? (
          <Button variant="outline" width="full" onClick={onSignUp}>
            {auth.panel.signUp}
          </Button>
        ) : undefined
      }
    >
      <CredentialsForm
        problems={problems}
        isBusy={isBusy}
        onSubmit={(credentials) => send({ type: 'credentials.submit', ...credentials })}
      >
        <TextLink href={paths.recovery()}>{auth.panel.forgot}</TextLink>
      </CredentialsForm>
    </LoginPanel>
  );
}
