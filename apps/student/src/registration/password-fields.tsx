import { type PasswordDemands, passwordHints } from '@student/domain';
import { PasswordField, PasswordRules, StrengthMeter, type StrengthMeterProps } from '@student/ui';
import { useId } from 'react';
import { registration } from '../pt-br/registration.ts';
import type { RegistrationForm } from './use-registration-form.ts';

type PasswordFieldsProps = {
  form: RegistrationForm;
  demands: PasswordDemands;
  strength: StrengthMeterProps['state'];
  onPassword: (password: string) => void;
};

const words = registration.password;

/** A password, what the tenant asks of it, how strong it is, and the same once more (REGISTER-20 to REGISTER-23). */
export function PasswordFields({
  form: { field, watch },
  demands,
  strength,
  onPassword,
}: PasswordFieldsProps) {
  const rulesId = useId();
  return (
    <>
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="new-password"
        aria-describedby={rulesId}
        onValueChange={onPassword}
        required
      />
      <StrengthMeter state={strength} />
      <PasswordRules
        id={rulesId}
        label={words.rules}
        rules={passwordHints(watch('password'), demands).map(({ name, isMet }) => ({
          label: words.rule[name],
          isMet,
        }))}
      />
      <PasswordField
        {...field('passwordConfirmation')}
        label={words.confirmation}
        autoComplete="new-password"
        required
      />
    </>
  );
}
