import { Checkbox, Dialog, Spinner } from '@student/ui';
import { paths } from '../paths.ts';
import { auth } from '../pt-br/auth.ts';
import { TermsLink } from './terms-link.tsx';

type TermsDialogProps = { isBusy: boolean; onAccept: () => void; onLeave: () => void };

const words = auth.terms;

/** A new term waits: ticking it is accepting it (AUTH-27, AUTH-28). */
export function TermsDialog({ isBusy, onAccept, onLeave }: TermsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.title}
      description={words.text}
      dismissal={isBusy ? 'blocked' : 'explicit'}
    >
      <Checkbox
        name="term"
        label={<TermsLink before={words.agree} href={paths.terms()} />}
        checked={isBusy}
        disabled={isBusy}
        onChange={(event) => event.currentTarget.checked && onAccept()}
      />
      {isBusy ? <Spinner /> : null}
    </Dialog>
  );
}
