import type { Problems } from '@student/domain';
import { Button, Checkbox, Dialog, PasswordField, Stack } from '@student/ui';
import { type FormEvent, useId } from 'react';
import { paths } from '../paths.ts';
import { auth } from '../pt-br/auth.ts';
import { useTenant } from '../tenant.tsx';
import { TermsLink } from './terms-link.tsx';

type NewPassword = { password: string; confirmation: string; hasAcceptedTerm: boolean };

type FirstLoginDialogProps = {
  problems: Problems<'password' | 'confirmation' | 'term'>;
  isBusy: boolean;
  onSubmit: (newPassword: NewPassword) => void;
  onLeave: () => void;
};

const words = auth.firstLogin;

/** A new password and the terms, for who was imported and signs in for the first time (AUTH-30 to AUTH-35). */
export function FirstLoginDialog({ problems, isBusy, onSubmit, onLeave }: FirstLoginDialogProps) {
  const form = useId();
  const { passwordRules } = useTenant();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit({
      password: String(fields.get('password') ?? ''),
      confirmation: String(fields.get('confirmation') ?? ''),
      hasAcceptedTerm: fields.has('term'),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.title}
      description={words.text}
      dismissal="explicit"
      footer={
        <Button type="submit" form={form} pending={isBusy}>
          {words.submit}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack>
          <PasswordField
            name="password"
            label={words.password}
            autoComplete="new-password"
            hint={passwordRules === 'full' ? words.hint : words.relaxedHint}
            error={problems.password && words.passwordRequired}
            required
          />
          <PasswordField
            name="confirmation"
            label={words.confirmation}
            autoComplete="new-password"
            error={
              problems.confirmation &&
              (problems.confirmation === 'PASSWORDS_DIFFER' ? words.mismatch : words.confirmationRequired)
            }
            required
          />
          <Checkbox
            name="term"
            label={<TermsLink before={words.agree} href={paths.terms()} />}
            error={problems.term && words.termsRequired}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
