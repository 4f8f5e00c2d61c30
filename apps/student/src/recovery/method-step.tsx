import { ButtonLink, Dialog, MailIcon, MessageCircleIcon, Stack, UserIcon } from '@student/ui';
import { recovery as words } from '../pt-br/recovery.ts';

type MethodStepProps = {
  emailHref: string | undefined;
  identityHref: string;
  supportEmail: string;
  onLeave: () => void;
};

/** How to get a new password: by e-mail where the brand offers it, by one's data, or with the support (RECOVERY-04 to RECOVERY-06). */
export function MethodStep({ emailHref, identityHref, supportEmail, onLeave }: MethodStepProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.method.title}
      description={emailHref ? words.method.text : words.method.textWithoutEmail}
      size="small"
    >
      <Stack>
        {emailHref ? (
          <ButtonLink href={emailHref} width="full" icon={<MailIcon />}>
            {words.method.email}
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={identityHref}
          width="full"
          variant={emailHref ? 'outline' : 'solid'}
          icon={<UserIcon />}
        >
          {words.method.identity}
        </ButtonLink>
        <ButtonLink
          href={words.supportHref(supportEmail)}
          width="full"
          variant="outline"
          tone="neutral"
          icon={<MessageCircleIcon />}
        >
          {words.method.support}
        </ButtonLink>
      </Stack>
    </Dialog>
  );
}
