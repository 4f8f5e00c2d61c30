import { ButtonLink, Dialog, Stack } from '@student/ui';
import { recovery as words } from '../pt-br/recovery.ts';
import { SupportLine } from './support-line.tsx';

type TokenRefusedStepProps = { againHref: string; supportEmail: string; onLeave: () => void };

/** The link is over, was used, or belongs to nobody: what was wrong is not told, the way on is. */
export function TokenRefusedStep({ againHref, supportEmail, onLeave }: TokenRefusedStepProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.refused.title}
      description={words.refused.text}
      size="small"
      footer={<ButtonLink href={againHref}>{words.refused.again}</ButtonLink>}
    >
      <Stack>
        <SupportLine supportEmail={supportEmail} />
      </Stack>
    </Dialog>
  );
}
