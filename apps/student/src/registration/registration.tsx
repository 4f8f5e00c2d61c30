import {
  addressFound,
  addressNotFound,
  hasAddress,
  passwordDemands,
  registrationToSend,
  type State,
  type ZipCodeAddress,
} from '@student/domain';
import { Button, Dialog, Stack } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useGo } from '../addresses/use-go.ts';
import { whenBackOnline } from '../back-online.ts';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useIsShown } from '../forms/use-is-shown.ts';
import { paths } from '../paths.ts';
import { heardBy } from '../platform.ts';
import { registration as words } from '../pt-br/registration.ts';
import { shell } from '../pt-br/shell.ts';
import { useServices } from '../services.ts';
import type { CarriedLogin } from '../sign-in/credentials-form.tsx';
import { useTenant } from '../tenant.tsx';
import { AddressFields } from './address-fields.tsx';
import { forgetDraft, readDraft } from './kept-draft.ts';
import { PasswordFields } from './password-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { providedRegistration } from './registration.provided.ts';
import { statesQuery } from './registration.queries.ts';
import { TermsField } from './terms-field.tsx';
import { useRegistrationForm } from './use-registration-form.ts';

type RegistrationProps = {
  /** Where to return after signing in, which the registration keeps. */
  redirect: string | undefined;
  /** What is typed here and asked for again at the sign-in. */
  carried: CarriedLogin;
  /** Opens the sign-in in the place of the form. */
  onSignIn: () => void;
};

/** A new account, as the registration statechart leads; it has an address, and what is typed stays in this tab (REGISTER-01 to REGISTER-26). */
export function Registration({ redirect, carried, onSignIn }: RegistrationProps) {
  const services = useServices();
  const { messages, platform } = services;
  const demands = passwordDemands[useTenant().passwordRules];
  const go = useGo();
  const formId = useId();
  const isShown = useIsShown();
  const [draft] = useState(() => readDraft(platform.tabStorage));
  const [machine] = useState(() => providedRegistration(services, isShown));
  const [state, send, actor] = useMachine(machine, {
    input: { demands, zipCode: draft.zipCode, hasAddress: hasAddress(draft) },
    ...heardBy(platform),
  });
  const { address, failure, lookUpFailures, mayBeRegistered, strength } = state.context;
  const isPending = state.hasTag('busy');
  const isUnreached = state.matches({ address: 'unreached' });
  const { data, isPending: areStatesPending } = useQuery(statesQuery());
  const states = data ?? statesIn(address);

  const form = useRegistrationForm({
    draft,
    demands,
    isPending,
    failure,
    mayBeRegistered,
    onSend: (values) => send({ type: 'registration.submit', user: registrationToSend(values, states) }),
  });
  const { write, emailNow, formProps, refusal } = form;
  const isKnown = refusal !== undefined && failure?.code === 'ALREADY_REGISTERED';
  const leave = () => go(paths.home({ redirect }));
  const signIn = () => {
    carried.login = emailNow();
    onSignIn();
  };

  const fill = useEffectEvent((found: ZipCodeAddress) => write(addressFound(found)));
  const empty = useEffectEvent(() => write(addressNotFound));
  const finish = useEffectEvent(() => {
    carried.login = emailNow();
    forgetDraft(platform.tabStorage);
    messages.succeed(words.success);
    go(paths.home({ redirect }), { replace: true });
  });

  // What the machine emits: the address goes into the form, and the end leads home.
  useEffect(() => {
    const subscriptions = [
      actor.on('address.found', ({ address: found }) => fill(found)),
      actor.on('address.missing', () => empty()),
      actor.on('person.registered', () => finish()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  // The network.
  useEffect(
    () => (isUnreached ? whenBackOnline(platform.events, () => send({ type: 'zipCode.retry' })) : undefined),
    [isUnreached, platform.events, send],
  );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || leave()}
      title={words.title}
      description={words.text}
      dismissal={isPending ? 'blocked' : 'explicit'}
      footer={
        <Button type="submit" form={formId} pending={isPending}>
          {words.submit}
        </Button>
      }
    >
      <form id={formId} {...formProps}>
        <Stack gap="l">
          <FormRefusal>{refusal}</FormRefusal>
          {isKnown ? (
            <div>
              <Button variant="outline" size="small" onClick={signIn}>
                {shell.enter}
              </Button>
            </div>
          ) : null}
          <PersonFields form={form} />
          <AddressFields
            form={form}
            states={states}
            areStatesPending={areStatesPending}
            lookup={state.value.address}
            isTryingAgain={lookUpFailures > 0}
            onZipCode={(zipCode) => send({ type: 'zipCode.type', zipCode })}
            onTryAgain={() => send({ type: 'zipCode.retry' })}
          />
          <Stack>
            <PasswordFields
              form={form}
              demands={demands}
              strength={
                state.hasTag('measuring')
                  ? 'checking'
                  : state.matches({ password: 'unmeasurable' })
                    ? 'failed'
                    : (strength ?? 'none')
              }
              onPassword={(password) => send({ type: 'password.type', password })}
            />
          </Stack>
          <TermsField form={form} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Without the list the state of the address that was found can be shown and sent all the same. */
const statesIn = (address: ZipCodeAddress | undefined): State[] =>
  address?.stateId ? [{ stateId: address.stateId, id: address.federalUnit, label: address.federalUnit }] : [];
