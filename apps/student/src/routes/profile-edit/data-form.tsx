import {
  addressFound,
  profileEdit as editOf,
  isNoEdit,
  maskCpf,
  maskDay,
  type ProfileChange,
  profileDraftOf,
  registrationMaxLength,
  type User,
} from '@student/domain';
import { Button, Fieldset, InfoPanel, MaskedField, Section, Stack, TextArea, TextField } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { whenBackOnline } from '../../back-online.ts';
import { FormRefusal } from '../../forms/form-refusal.tsx';
import { profileEdit } from '../../pt-br/profile-edit.ts';
import { AddressFields } from '../../registration/address-fields.tsx';
import { statesQuery } from '../../registration/registration.queries.ts';
import { useServices } from '../../services.ts';
import { useRenewals } from '../../session/use-renewals.ts';
import { DataNotice } from './data-notice.tsx';
import type { ProfileEditFlow } from './profile-edit-flow.ts';
import type { Unsaved } from './unsaved.ts';
import { useProfileForm } from './use-profile-form.ts';

const words = profileEdit.data;
const line = { maxLength: registrationMaxLength };

type DataFormProps = { user: User; flow: ProfileEditFlow; unsaved: Unsaved };

/** Who the person is and where they live, saved by one button (PROFILE-03, PROFILE-04, PROFILE-08). */
export function DataForm({ user, flow: { state, send, actor }, unsaved }: DataFormProps) {
  const { messages, platform } = useServices();
  const { data: states, isPending: areStatesPending } = useQuery(statesQuery());
  const renewals = useRenewals();
  const sent = useRef<ProfileChange>(undefined);
  const { data: standsIn, address: lookup } = state.value;
  const { failure, lookUpFailures, overtaken } = state.context;
  const isPending = state.hasTag('saving');

  const { field, focus, formProps, know, refusal, settle, write } = useProfileForm({
    standing: profileDraftOf(user),
    isPending,
    failure,
    onSend: (change) => {
      if (isNoEdit(editOf(change, { person: user, states: states ?? [] })))
        return messages.succeed(words.nothing);
      sent.current = change;
      send({ type: 'profile.submit', change, states: states ?? [] });
    },
    onChange: (isUnsaved) => {
      unsaved.mark('data', isUnsaved);
      if (isUnsaved) send({ type: 'profile.change' });
    },
  });

  const save = useEffectEvent((saved: User) => {
    settle(sent.current ?? { draft: profileDraftOf(user), over: {} }, profileDraftOf(saved));
    messages.succeed(words.saved);
  });
  const fill = useEffectEvent(write);
  const told = useEffectEvent(know);
  // What the machine emits goes into the form.
  useEffect(() => {
    const subscriptions = [
      actor.on('profile.saved', (event) => save(event.user)),
      actor.on('address.found', ({ address }) => fill(addressFound(address))),
      actor.on('overtaken.told', ({ fields, person }) => told(fields, profileDraftOf(person))),
      actor.on('overtaken.taken', ({ fields, person }) => {
        const draft = profileDraftOf(person);
        fill(Object.fromEntries(fields.map((name) => [name, draft[name]])));
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  // The network and the session: what waits is sent once either is back.
  useEffect(() => {
    if (renewals > 0) send({ type: 'profile.retry' });
    return whenBackOnline(platform.events, () => {
      send({ type: 'profile.retry' });
      send({ type: 'zipCode.retry' });
    });
  }, [platform.events, renewals, send]);

  return (
    <Section title={words.title}>
      <form {...formProps}>
        <Stack gap="l">
          <FormRefusal>{refusal}</FormRefusal>
          <InfoPanel
            facts={[
              { label: words.document, value: user.document ? maskCpf(user.document) : words.documentNone },
              ...(user.isForeigner ? [{ label: words.origin, value: words.foreigner }] : []),
            ]}
          />
          <Fieldset label={words.person}>
            <TextField {...field('name')} {...line} label={words.name} autoComplete="name" required />
            <TextField
              {...field('socialName')}
              {...line}
              label={words.socialName}
              hint={words.socialNameHint}
              autoComplete="nickname"
            />
            <TextField
              {...field('email')}
              {...line}
              label={words.email}
              type="email"
              autoComplete="email"
              required={user.email !== null}
            />
            <MaskedField
              {...field('birthDate')}
              label={words.birthDate}
              hint={words.birthDateHint}
              format={maskDay}
              autoComplete="bday"
              required={user.birthDate !== null}
            />
            <TextField
              {...field('profession')}
              {...line}
              label={words.profession}
              autoComplete="organization-title"
            />
            <TextField {...field('academicEducation')} {...line} label={words.academicEducation} />
          </Fieldset>
          <TextArea {...field('biography')} label={words.biography} hint={words.biographyHint} rows={4} />
          <AddressFields
            form={{ field, focus }}
            states={states ?? []}
            areStatesPending={areStatesPending}
            lookup={lookup}
            isTryingAgain={lookUpFailures > 0}
            onZipCode={(zipCode) => send({ type: 'zipCode.type', zipCode })}
            onTryAgain={() => send({ type: 'zipCode.retry' })}
          />
          <DataNotice standsIn={standsIn} overtaken={overtaken} send={send} />
          <div>
            <Button type="submit" pending={isPending}>
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
