import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { paths } from '../paths.ts';
import { heardBy } from '../platform.ts';
import { recovery as words } from '../pt-br/recovery.ts';
import { useServices } from '../services.ts';
import type { CarriedLogin } from '../sign-in/credentials-form.tsx';
import { useTenant } from '../tenant.tsx';
import { IdentityStep } from './identity-step.tsx';
import { LoginStep } from './login-step.tsx';
import { MailSentStep } from './mail-sent-step.tsx';
import { MethodStep } from './method-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { providedRecovery } from './recovery.provided.ts';
import { type RecoveryAddress, recoveryPlaceOf, sent } from './recovery-place.ts';
import { TokenRefusedStep } from './token-refused-step.tsx';

type RecoveryProps = RecoveryAddress & {
  /** Where to return after signing in, which every step keeps. */
  redirect: string | undefined;
  /** What is typed here or at the sign-in, and asked for again there. */
  carried: CarriedLogin;
};

/** From a forgotten password to a new one, as the recovery statechart leads; each step has its address (RECOVERY-01 to RECOVERY-24). */
export function Recovery({ resetBy, token, redirect, carried }: RecoveryProps) {
  const services = useServices();
  const { messages, platform } = services;
  const { allowsEmailRecovery, supportEmail } = useTenant();
  const go = useGo();
  const place = recoveryPlaceOf({ resetBy, token }, allowsEmailRecovery);
  const { step, by } = place;
  const [machine] = useState(() => providedRecovery(services));
  const [state, send, actor] = useMachine(machine, { input: place, ...heardBy(platform) });
  const { failure, mayBeSaved } = state.context;
  const isPending = state.hasTag('busy');
  const hrefOf = (at: { resetBy?: string; token?: string }) =>
    paths.home({ resetPass: 'reset-password', ...at, redirect });

  // What the address asks for begins anew there; what the flow itself has led to goes on.
  useLayoutEffect(
    () => actor.send({ type: 'step.ask', place: { step, token: place.token, by } }),
    [actor, step, place.token, by],
  );

  // What the machine emits: the address follows, and the end leads home.
  useEffect(() => {
    const at = (values: Parameters<typeof paths.home>[0]) =>
      go(paths.home({ resetPass: 'reset-password', redirect, ...values }));
    const subscriptions = [
      actor.on('mail.sent', () => at({ resetBy: sent })),
      actor.on('identity.due', () => at({ resetBy: 'identity' })),
      actor.on('identity.confirmed', (event) => {
        messages.succeed(words.identity.success);
        // Whoever goes back comes to the form again, not to a token that may have been used.
        at({ resetBy: 'token', token: event.token });
      }),
      actor.on('password.saved', () => {
        messages.succeed(words.newPassword.success);
        go(paths.home({ redirect }), { replace: true });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, go, messages, redirect]);

  const onLeave = () => go(paths.home({ redirect }));
  const common = { supportEmail, onLeave };
  const form = { isPending, failure };
  const backHref = hrefOf({});

  if (state.matches('saved')) return null;
  if (state.matches('tokenRefused'))
    return (
      <TokenRefusedStep
        {...common}
        mayBeSaved={mayBeSaved}
        againHref={backHref}
        homeHref={paths.home({ redirect })}
      />
    );
  if (state.hasTag('login'))
    return (
      <LoginStep
        {...common}
        {...form}
        backHref={backHref}
        login={carried.login}
        onSend={(login) => {
          carried.login = login;
          send({ type: 'login.submit', login });
        }}
      />
    );
  if (state.hasTag('mailSent'))
    return (
      <MailSentStep
        {...common}
        againHref={hrefOf({ resetBy: 'email' })}
        homeHref={paths.home({ redirect })}
      />
    );
  if (state.hasTag('identity'))
    return (
      <IdentityStep
        {...common}
        {...form}
        backHref={backHref}
        onSend={(identity) => send({ type: 'identity.submit', identity })}
      />
    );
  if (state.hasTag('newPassword'))
    return (
      <NewPasswordStep
        {...form}
        followsForm={by !== 'email'}
        onLeave={onLeave}
        onSend={(newPassword) => send({ type: 'newPassword.submit', ...newPassword })}
      />
    );
  return (
    <MethodStep
      {...common}
      emailHref={allowsEmailRecovery ? hrefOf({ resetBy: 'email' }) : undefined}
      identityHref={hrefOf({ resetBy: 'identity' })}
    />
  );
}
