import { type Failure, newCredentialsProblems, passwordDemands, termProblems } from '@student/domain';
import { Checkbox, Stack } from '@student/ui';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { paths } from '../paths.ts';
import { auth } from '../pt-br/auth.ts';
import { useTenant } from '../tenant.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TermsLink } from './terms-link.tsx';

export type NewPassword = { password: string; confirmation: string };

type NewPasswordFormProps = {
  /** By it the button of the dialog sends it. */
  id: string;
  isPending: boolean;
  /** The password is in force already and only the terms are left: another one would not be sent. */
  isPasswordSaved?: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onSend: (newPassword: NewPassword) => void;
};

const words = auth.firstLogin;

/** A new password, its confirmation and the terms: of a first login and of a recovery (AUTH-31 to AUTH-35, RECOVERY-21, RECOVERY-22). */
export function NewPasswordForm({
  id,
  isPending,
  isPasswordSaved = false,
  failure,
  onSend,
}: NewPasswordFormProps) {
  const demands = passwordDemands[useTenant().passwordRules];
  const { field, watch, formProps, refusal } = useAppForm<NewPassword & { hasAcceptedTerm: boolean }>({
    defaultValues: { password: '', confirmation: '', hasAcceptedTerm: false },
    problemsOf: (values) =>
      isPasswordSaved ? termProblems(values) : newCredentialsProblems(values, demands),
    send: ({ password, confirmation }) => onSend({ password, confirmation }),
    isPending,
    failure,
    words: {
      password: { REQUIRED: words.passwordRequired, WEAK_PASSWORD: words.passwordWeak },
      confirmation: { REQUIRED: words.confirmationRequired },
    },
  });
  return (
    <form id={id} {...formProps}>
      <Stack>
        <FormRefusal>{refusal}</FormRefusal>
        {isPasswordSaved ? null : <NewPasswordFields field={field} watch={watch} />}
        <Checkbox
          {...field('hasAcceptedTerm')}
          label={<TermsLink before={words.agree} href={paths.terms()} />}
        />
      </Stack>
    </form>
  );
}
