import { maskZipCode, registrationMaxLength, type State } from '@student/domain';
import { Fieldset, MaskedField, NumberField, Select, TextField } from '@student/ui';
import { registration } from '../pt-br/registration.ts';
import type { RegistrationForm } from './use-registration-form.ts';

type AddressFieldsProps = {
  form: RegistrationForm;
  states: readonly State[];
  areStatesPending: boolean;
  /** Where the statechart stands with the zip code's address. */
  lookup: 'untold' | 'finding' | 'found' | 'unreached' | 'missing';
  onZipCode: (zipCode: string) => void;
};

const words = registration.address;

/** Where one lives, which may be left out; a zip code fills most of it in (REGISTER-06, REGISTER-07, REGISTER-13 to REGISTER-18). */
export function AddressFields({
  form: { field },
  states,
  areStatesPending,
  lookup,
  onZipCode,
}: AddressFieldsProps) {
  const line = { maxLength: registrationMaxLength };
  return (
    <Fieldset label={words.title} hint={words.hint}>
      <MaskedField
        {...field('zipCode')}
        {...(lookup === 'missing' && { error: words.zipCodeMissing })}
        label={words.zipCode}
        status={lookup === 'found' ? words.found : lookup === 'unreached' && words.zipCodeUnreached}
        format={maskZipCode}
        maxLength={14}
        pending={lookup === 'finding'}
        autoComplete="postal-code"
        onValueChange={onZipCode}
      />
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
