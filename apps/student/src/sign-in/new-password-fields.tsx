import { passwordDemands, resetPasswordHints } from '@student/domain';
import { PasswordField, type PasswordFieldProps, PasswordRules } from '@student/ui';
import { useId } from 'react';
import { auth } from '../pt-br/auth.ts';
import { useTenant } from '../tenant.tsx';

type NewPasswordFieldsProps = {
  /** The form that they stand in. */
  field: (name: 'password' | 'confirmation') => Partial<PasswordFieldProps>;
  watch: (name: 'password') => string;
};

const words = auth.firstLogin;

/** A new password, what the brand asks of it, and the same once more (AUTH-31, AUTH-34, RECOVERY-21, RECOVERY-22, THEME-06). */
export function NewPasswordFields({ field, watch }: NewPasswordFieldsProps) {
  const rulesId = useId();
  const asked = useTenant().passwordRules;
  const demands = passwordDemands[asked];
  return (
    <>
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="new-password"
        aria-describedby={rulesId}
        required
      />
      <PasswordRules
        id={rulesId}
        label={asked === 'full' ? words.hint : words.rules}
        rules={resetPasswordHints(watch('password'), demands).map(({ name, isMet }) => ({
          label: words.rule[name],
          isMet,
        }))}
      />
      <PasswordField
        {...field('confirmation')}
        label={words.confirmation}
        autoComplete="new-password"
        required
      />
    </>
  );
}
