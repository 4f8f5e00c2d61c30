import { Checkbox } from '@student/ui';
import { paths } from '../paths.ts';
import { registration } from '../pt-br/registration.ts';
import { TermsLink } from '../sign-in/terms-link.tsx';
import type { RegistrationForm } from './use-registration-form.ts';

/** The tick of the terms (REGISTER-02). A part of its own: the form's first problem is looked for in the order in which fields are drawn. */
export function TermsField({ form: { field } }: { form: RegistrationForm }) {
  return (
    <Checkbox
      {...field('hasAcceptedTerm')}
      label={<TermsLink before={registration.agree} href={paths.terms()} />}
    />
  );
}
