import {
  type Failure,
  type PasswordDemands,
  type RegistrationDraft,
  registrationProblems,
} from '@student/domain';
import { useEffect } from 'react';
import { useAppForm } from '../forms/use-app-form.ts';
import { registration as words } from '../pt-br/registration.ts';
import { useServices } from '../services.ts';
import { keepDraft } from './kept-draft.ts';

const { person, address, password } = words;

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

type RegistrationFormOptions = {
  /** What stands there at first. */
  draft: RegistrationDraft;
  demands: PasswordDemands;
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  /** The answer to an earlier try was lost: an account that is known may be the one that it made. */
  mayBeRegistered: boolean;
  onSend: (draft: RegistrationDraft) => void;
};

/** The form of a registration: what it lacks and what was refused stands at its fields, and what is typed stays in this tab. */
export function useRegistrationForm({
  draft,
  demands,
  isPending,
  failure,
  mayBeRegistered,
  onSend,
}: RegistrationFormOptions) {
  const { now, tabStorage } = useServices().platform;
  const { form, ...parts } = useAppForm<RegistrationDraft>({
    defaultValues: draft,
    problemsOf: (values) => registrationProblems(values, { demands, today: new Date(now()) }),
    send: onSend,
    isPending,
    failure,
    words: {
      name: { REQUIRED: person.nameRequired },
      birthDate: { REQUIRED: person.birthDateRequired, DATE_OUT_OF_RANGE: person.birthDateOutOfRange },
      document: { REQUIRED: person.documentRequired },
      email: { REQUIRED: person.emailRequired, TOO_LONG: person.emailTooLong },
      zipCode: { ZIP_CODE_NOT_FOUND: address.zipCodeIncomplete },
      password: { REQUIRED: password.passwordRequired, WEAK_PASSWORD: password.passwordWeak },
      passwordConfirmation: { REQUIRED: password.confirmationRequired },
    },
    // The server does not say which of CPF and e-mail it knows: that is told at the form's head, in its own words.
    ...(mayBeRegistered && { refusals: { ALREADY_REGISTERED: words.mayBeRegistered } }),
  });

  // The form: whatever changes in it, by hand or by an answer, is kept in this tab.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => keepDraft(tabStorage, form.getValues()),
      }),
    [form, tabStorage],
  );

  /** Writes values into fields, as an answer of the server fills them in. */
  const write = (values: Partial<RegistrationDraft>) => {
    for (const [name, value] of Object.entries(values) as [keyof RegistrationDraft, string | boolean][])
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  };
  return {
    ...parts,
    write,
    emailNow: () => form.getValues('email'),
    focus: (name: keyof RegistrationDraft) => form.setFocus(name),
  };
}
