import type { Failure } from '@student/domain';
import { Checkbox, Dialog, Spinner } from '@student/ui';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { paths } from '../paths.ts';
import { auth } from '../pt-br/auth.ts';
import { errorText } from '../pt-br/errors.ts';
import { TermsLink } from './terms-link.tsx';

type TermsDialogProps = {
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  onAccept: () => void;
  onLeave: () => void;
};

const words = auth.terms;

/** A new term waits: ticking it is accepting it (AUTH-27, AUTH-28). */
export function TermsDialog({ isPending, failure, onAccept, onLeave }: TermsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.title}
      description={words.text}
      dismissal={isPending ? 'blocked' : 'explicit'}
    >
      <FormRefusal>{failure && errorText(failure)}</FormRefusal>
      <Checkbox
        name="term"
        label={<TermsLink before={words.agree} href={paths.terms()} />}
        checked={isPending}
        disabled={isPending}
        onCheckedChange={(isTicked) => isTicked && onAccept()}
      />
      {isPending ? <Spinner /> : null}
    </Dialog>
  );
}
