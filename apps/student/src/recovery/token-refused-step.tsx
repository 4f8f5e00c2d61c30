import { ButtonLink, Dialog, Stack } from '@student/ui';
import { recovery as words } from '../pt-br/recovery.ts';
import { SupportLine } from './support-line.tsx';

type TokenRefusedStepProps = {
  /** The answer to an earlier try was lost: the new password may be in force. */
  mayBeSaved: boolean;
  againHref: string;
  homeHref: string;
  supportEmail: string;
  onLeave: () => void;
};

/** The link is over, was used, or belongs to nobody: what was wrong is not told, the way on is. */
export function TokenRefusedStep({
  mayBeSaved,
  againHref,
  homeHref,
  supportEmail,
  onLeave,
}: TokenRefusedStepProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.refused.title}
      description={mayBeSaved ? words.refused.mayBeSaved : words.refused.text}
      size="small"
      initialFocus="title"
      footer={
        mayBeSaved ? (
          <>
            <ButtonLink href={againHref} variant="outline" tone="neutral">
              {words.refused.again}
            </ButtonLink>
            <ButtonLink href={homeHref}>{words.refused.home}</ButtonLink>
          </>
        ) : (
          <ButtonLink href={againHref}>{words.refused.again}</ButtonLink>
        )
      }
    >
      <Stack>
        <SupportLine supportEmail={supportEmail} />
      </Stack>
    </Dialog>
  );
}
