import type { SignInStep } from '@student/machines';
import { Button, LoginPanel, TextLink } from '@student/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGo } from '../addresses/use-go.ts';
import { drawingOf } from '../brand-pictures.ts';
import { paths } from '../paths.ts';
import { heardBy } from '../platform.ts';
import { auth } from '../pt-br/auth.ts';
import { useServices } from '../services.ts';
import { personIn } from '../session/session.ts';
import { wayBackFrom } from '../session/way-back.ts';
import { useTenant } from '../tenant.tsx';
import { type CarriedLogin, CredentialsForm } from './credentials-form.tsx';
import { FirstLoginDialog } from './first-login-dialog.tsx';
import { providedSignIn } from './sign-in.provided.ts';
import { TermsDialog } from './terms-dialog.tsx';

type SignInProps = {
  /** Whether the panel shows; what is owed after signing in shows anyway. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignUp: () => void;
  /** The step that the address asks for. */
  step: SignInStep;
  /** Where to return, as it stands in the address; unsafe ones are ignored by the machine (AUTH-14). */
  redirect: string | undefined;
  carried: CarriedLogin;
};

/**
 * From the panel to the first page, as the sign-in statechart leads (AUTH-01 to AUTH-15, AUTH-27 to AUTH-35). Who has signed
 * in and whose session ends while the first page is still on its way signs in with a new one: an ended statechart hears nothing.
 */
export default function SignIn(props: SignInProps) {
  const [flow, beginAnew] = useReducer((count: number) => count + 1, 0);
  return <SignInFlow key={flow} {...props} onGone={beginAnew} />;
}

type SignInFlowProps = SignInProps & {
  /** The person who has signed in is gone. */
  onGone: () => void;
};

function SignInFlow({ isOpen, onOpenChange, onSignUp, step, redirect, carried, onGone }: SignInFlowProps) {
  const services = useServices();
  const { messages, platform, session } = services;
  const tenant = useTenant();
  const go = useGo();
  const location = useLocation();
  // Who has come in another tab meanwhile is led by the session's own effects.
  const [alreadyIn] = useState(() => (session.begun() === 0 ? personIn(session.get()) : undefined));
  const [machine] = useState(() => providedSignIn(services));
  const [state, send, actor] = useMachine(machine, { input: { step, redirect }, ...heardBy(platform) });
  const { failure, redirect: wayOn } = state.context;
  const isPending = state.hasTag('busy');

  // What the guard asks for under a standing page begins anew; what the panel itself has led to goes on. Where to return is
  // the machine's from here on.
  useLayoutEffect(() => actor.send({ type: 'step.ask', step, redirect }), [actor, step, redirect]);

  // What the machine emits: the address follows what is owed, and the end leads to the first page.
  useEffect(() => {
    const subscriptions = [
      actor.on('term.due', () => {
        const { context } = actor.getSnapshot();
        go(paths.home({ acceptTerm: 'true', redirect: context.redirect }), { replace: true });
      }),
      actor.on('credentials.due', () =>
        go(paths.home({ firstLogin: 'create-new-credentials' }), { replace: true }),
      ),
      actor.on('password.changed', () => messages.succeed(auth.firstLogin.success)),
      actor.subscribe({
        complete: () => go(actor.getSnapshot().output?.redirect ?? paths.dashboard(), { replace: true }),
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, go, messages]);

  // The session.
  useEffect(
    () =>
      session.subscribe(({ now }) => {
        if (now.status === 'absent' && actor.getSnapshot().status === 'done') onGone();
      }),
    [actor, session, onGone],
  );

  // Somebody who is signed in and asked to sign in goes where that would lead.
  const wayBack = alreadyIn && wayBackFrom(location, alreadyIn);
  useEffect(() => {
    if (wayBack) go(wayBack, { replace: true });
  }, [wayBack, go]);

  /** Leaves what is owed: who is in is not asked for a password again, and where the way led waits for who enters later. */
  const leave = () => {
    send({ type: 'step.leave' });
    onOpenChange(false);
    go(paths.home({}), { replace: true, preventScrollReset: true, state: { redirect: wayOn } });
  };

  if (wayBack) return null;
  if (state.hasTag('newPassword')) {
    return (
      <FirstLoginDialog
        isPending={isPending}
        isPasswordSaved={state.context.isPasswordChanged}
        failure={failure}
        onSend={(newPassword) => send({ type: 'newPassword.submit', ...newPassword })}
        onLeave={leave}
      />
    );
  }
  if (state.hasTag('term')) {
    return (
      <TermsDialog
        isPending={isPending}
        failure={failure}
        onAccept={() => send({ type: 'term.accept' })}
        onLeave={leave}
      />
    );
  }
  return (
    <LoginPanel
      open={isOpen}
      onOpenChange={onOpenChange}
      title={auth.panel.title}
      pictureUrl={drawingOf(tenant, 'welcome')}
      footer={
        tenant.allowsSignUp ? (
          <Button variant="outline" width="full" onClick={onSignUp}>
            {auth.panel.signUp}
          </Button>
        ) : undefined
      }
    >
      <CredentialsForm
        isPending={isPending}
        failure={failure}
        login={carried.login}
        onLogin={(login) => {
          carried.login = login;
        }}
        onSend={(credentials) => send({ type: 'credentials.submit', ...credentials })}
      >
        <TextLink stands="alone" href={paths.home({ resetPass: 'reset-password', redirect: wayOn })}>
          {auth.panel.forgot}
        </TextLink>
      </CredentialsForm>
    </LoginPanel>
  );
}
