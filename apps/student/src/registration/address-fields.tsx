import { type AddressDraft, maskZipCode, registrationMaxLength, type State } from '@student/domain';
import { Button, Fieldset, MaskedField, NumberField, Select, Stack, TextField } from '@student/ui';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { registration } from '../pt-br/registration.ts';
import { shell } from '../pt-br/shell.ts';
import type { RegistrationForm } from './use-registration-form.ts';

type AddressFieldsProps = {
  /** The form that they stand in. */
  form: {
    field: (
      name: keyof AddressDraft,
    ) => Omit<ReturnType<RegistrationForm['field']>, 'name'> & { name: string };
    focus: (name: 'zipCode') => void;
  };
  states: readonly State[];
  areStatesPending: boolean;
  /** Where the statechart stands with the zip code's address. */
  lookup: 'untold' | 'finding' | 'found' | 'unreached' | 'missing';
  /** Nobody was reached for it, and it is looked up again until somebody is. */
  isTryingAgain: boolean;
  onZipCode: (zipCode: string) => void;
  onTryAgain: () => void;
};

const words = registration.address;

/** Where one lives, which may be left out; a zip code fills most of it in (PROFILE-04, REGISTER-06, REGISTER-07, REGISTER-13 to REGISTER-18). */
export function AddressFields({
  form: { field, focus },
  states,
  areStatesPending,
  lookup,
  isTryingAgain,
  onZipCode,
  onTryAgain,
}: AddressFieldsProps) {
  const line = { maxLength: registrationMaxLength };
  return (
    <Fieldset label={words.title} hint={words.hint}>
      <Stack gap="xs">
        <MaskedField
          {...field('zipCode')}
          {...(lookup === 'missing' && { error: words.zipCodeMissing })}
          label={words.zipCode}
          status={lookup === 'found' ? words.found : isTryingAgain && words.zipCodeUnreached}
          format={maskZipCode}
          maxLength={14}
          pending={lookup === 'finding'}
          autoComplete="postal-code"
          onValueChange={onZipCode}
        />
        {isTryingAgain ? (
          <TryAgain pending={lookup === 'finding'} onPress={onTryAgain} onGone={() => focus('zipCode')} />
        ) : null}
      </Stack>
      <TextField {...field('street')} {...line} label={words.street} autoComplete="address-line1" />
      <NumberField {...field('addressNumber')} label={words.addressNumber} />
      <TextField {...field('complement')} {...line} label={words.complement} autoComplete="address-line2" />
      <TextField {...field('district')} {...line} label={words.district} autoComplete="address-level3" />
      <TextField {...field('city')} {...line} label={words.city} autoComplete="address-level2" />
      <Select
        {...field('federalUnit')}
        label={words.federalUnit}
        options={states.map(({ id, label }) => ({ value: id, label }))}
        placeholder={words.federalUnitNone}
        pending={areStatesPending}
        autoComplete="address-level1"
      />
    </Fieldset>
  );
}

type TryAgainProps = {
  pending: boolean;
  onPress: () => void;
  /** It goes while it has the focus. */
  onGone: () => void;
};

/** Looks the address up now. Whoever has pressed it by keyboard goes on from the zip code. */
function TryAgain({ pending, onPress, onGone }: TryAgainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(onGone);

  // The focus, which nothing would have once the button is gone.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) leave();
    };
  }, []);

  return (
    <div>
      <Button ref={button} variant="plain" size="small" edge="start" pending={pending} onClick={onPress}>
        {shell.retry}
      </Button>
    </div>
  );
}
