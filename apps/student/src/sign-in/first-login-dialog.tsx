import {
  type Failure,
  newCredentialsProblems,
  passwordDemands,
  resetPasswordHints,
  termProblems,
} from '@student/domain';
import { Button, Checkbox, Dialog, PasswordField, PasswordRules, Stack } from '@student/ui';
import { useId } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { paths } from '../paths.ts';
import { auth } from '../pt-br/auth.ts';
import { useTenant } from '../tenant.tsx';
import { TermsLink } from './terms-link.tsx';

type NewPassword = { password: string; confirmation: string };

type FirstLoginDialogProps = {
  isPending: boolean;
  /** The password is in force already and only the terms are left: another one would not be sent. */
  isPasswordSaved: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onSend: (newPassword: NewPassword) => void;
  onLeave: () => void;
};

const words = auth.firstLogin;

/** A new password and the terms, for who was imported and signs in for the first time (AUTH-30 to AUTH-35). */
export function FirstLoginDialog({
  isPending,
  isPasswordSaved,
  failure,
  onSend,
  onLeave,
}: FirstLoginDialogProps) {
  const formId = useId();
  const rulesId = useId();
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
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={isPasswordSaved ? words.termLeft : words.title}
      description={isPasswordSaved ? words.passwordSaved : words.text}
      dismissal="explicit"
      footer={
        <Button type="submit" form={formId} pending={isPending}>
          {isPasswordSaved ? words.accept : words.submit}
        </Button>
      }
    >
      <form id={formId} {...formProps}>
        <Stack>
          <FormRefusal>{refusal}</FormRefusal>
          {isPasswordSaved ? null : (
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
                label={words.rules}
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
          )}
          <Checkbox
            {...field('hasAcceptedTerm')}
            label={<TermsLink before={words.agree} href={paths.terms()} />}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
