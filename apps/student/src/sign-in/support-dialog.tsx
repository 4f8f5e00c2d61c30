import { Button, ButtonLink, Dialog, DialogClose, TextLink } from '@student/ui';
import { auth } from '../pt-br/auth.ts';
import { useTenant } from '../tenant.tsx';

type SupportDialogProps = { matter: 'recovery' | 'signUp'; onClose: () => void };

/** The way in for who cannot sign in: support writes back (THEME-08). Stands where the recovery and registration flows will. */
export default function SupportDialog({ matter, onClose }: SupportDialogProps) {
  const { supportEmail } = useTenant();
  const words = auth[matter];
  const address = `mailto:${supportEmail}?subject=${encodeURIComponent(words.subject)}`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      description={words.text(supportEmail)}
      size="small"
      footer={
        <>
          <DialogClose>
            <Button variant="outline" tone="neutral">
              {words.back}
            </Button>
          </DialogClose>
          <ButtonLink href={address}>{words.write}</ButtonLink>
        </>
      }
    >
      <TextLink href={address}>{supportEmail}</TextLink>
    </Dialog>
  );
}
