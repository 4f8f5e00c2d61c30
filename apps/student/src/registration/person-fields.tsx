import { maskCpf, maskDay, registrationMaxLength } from '@student/domain';
import { Checkbox, Fieldset, MaskedField, TextField } from '@student/ui';
import { registration } from '../pt-br/registration.ts';
import type { RegistrationForm } from './use-registration-form.ts';

const words = registration.person;

/** Who one is (REGISTER-02 to REGISTER-05, REGISTER-08). */
export function PersonFields({ form: { field, watch, write } }: { form: RegistrationForm }) {
  const isForeigner = watch('isForeigner');
  return (
    <Fieldset label={words.title}>
      <TextField
        {...field('name')}
        label={words.name}
        autoComplete="name"
        maxLength={registrationMaxLength}
        required
      />
      <TextField
        {...field('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={registrationMaxLength}
        required
      />
      <MaskedField
        {...field('birthDate')}
        label={words.birthDate}
        hint={words.birthDateHint}
        format={maskDay}
        autoComplete="bday"
        required
      />
      <MaskedField
        {...field('document')}
        // The server does not say whether it knows the CPF or the e-mail; of a foreigner it can only be the e-mail.
        {...(isForeigner && { error: undefined, 'aria-invalid': undefined })}
        label={words.document}
        hint={words.documentHint}
        format={maskCpf}
        maxLength={14}
        disabled={isForeigner}
        required={!isForeigner}
      />
      <Checkbox
        {...field('isForeigner')}
        label={words.isForeigner}
        hint={words.isForeignerHint}
        onCheckedChange={(isTicked) => isTicked && write({ document: '' })}
      />
    </Fieldset>
  );
}
