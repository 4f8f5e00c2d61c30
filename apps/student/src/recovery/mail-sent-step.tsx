import { ButtonLink, Dialog, Stack, Text } from '@student/ui';
import { recovery as words } from '../pt-br/recovery.ts';
import { SupportLine } from './support-line.tsx';

type MailSentStepProps = { againHref: string; homeHref: string; supportEmail: string; onLeave: () => void };

/** 'Confira seu e-mail': the same whether there is such an account or not (RECOVERY-12). */
export function MailSentStep({ againHref, homeHref, supportEmail, onLeave }: MailSentStepProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.sent.title}
      description={words.sent.text}
      size="small"
      initialFocus="title"
      footer={
        <>
          <ButtonLink href={againHref} variant="outline" tone="neutral">
            {words.sent.again}
          </ButtonLink>
          <ButtonLink href={homeHref}>{words.sent.done}</ButtonLink>
        </>
      }
    >
      <Stack>
        <Text>{words.sent.missing}</Text>
        <SupportLine supportEmail={supportEmail} />
      </Stack>
    </Dialog>
  );
}
