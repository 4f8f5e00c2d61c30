import type { Failure } from '@student/domain';
import { Button, Dialog } from '@student/ui';
import { useId } from 'react';
import { recovery as words } from '../pt-br/recovery.ts';
import { type NewPassword, NewPasswordForm } from '../sign-in/new-password-form.tsx';

type NewPasswordStepProps = {
  /** It has come up under somebody who has just sent their data, and may be pressing Enter once more than needed. */
  followsForm: boolean;
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onSend: (newPassword: NewPassword) => void;
  onLeave: () => void;
};

/** The new password and the terms, for who holds a token (RECOVERY-19 to RECOVERY-22, AUTH-31). */
export function NewPasswordStep({ followsForm, isPending, failure, onSend, onLeave }: NewPasswordStepProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.newPassword.title}
      description={words.newPassword.text}
      dismissal={isPending ? 'blocked' : 'explicit'}
      initialFocus={followsForm ? 'title' : 'control'}
      footer={
        <Button type="submit" form={formId} pending={isPending}>
          {words.newPassword.submit}
        </Button>
      }
    >
      <NewPasswordForm id={formId} isPending={isPending} failure={failure} onSend={onSend} />
    </Dialog>
  );
}
