import type { Failure } from '@student/domain';
import { Button, Dialog } from '@student/ui';
import { useId } from 'react';
import { auth } from '../pt-br/auth.ts';
import { type NewPassword, NewPasswordForm } from './new-password-form.tsx';

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
export function FirstLoginDialog({ isPasswordSaved, onLeave, ...form }: FirstLoginDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={isPasswordSaved ? words.termLeft : words.title}
      description={isPasswordSaved ? words.passwordSaved : words.text}
      dismissal={form.isPending ? 'blocked' : 'explicit'}
      footer={
        <Button type="submit" form={formId} pending={form.isPending}>
          {isPasswordSaved ? words.accept : words.submit}
        </Button>
      }
    >
      <NewPasswordForm {...form} id={formId} isPasswordSaved={isPasswordSaved} />
    </Dialog>
  );
}
