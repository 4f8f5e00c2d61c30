import { editLogin, type Failure, recoveryProblems, showLogin } from '@student/domain';
import { Button, ButtonLink, Dialog, LoginField, Stack } from '@student/ui';
import { useId } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { auth } from '../pt-br/auth.ts';
import { recovery as words } from '../pt-br/recovery.ts';
import { SupportLine } from './support-line.tsx';

type LoginStepProps = {
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  supportEmail: string;
  backHref: string;
  /** What was typed at the sign-in. */
  login: string;
  onSend: (login: string) => void;
  onLeave: () => void;
};

/** CPF or e-mail of the account whose password is to be new (RECOVERY-07, RECOVERY-08). */
export function LoginStep({
  isPending,
  failure,
  supportEmail,
  backHref,
  login,
  onSend,
  onLeave,
}: LoginStepProps) {
  const formId = useId();
  const { field, formProps, refusal } = useAppForm<{ login: string }>({
    defaultValues: { login },
    problemsOf: recoveryProblems,
    send: ({ login: typed }) => onSend(typed),
    isPending,
    failure,
    words: {
      login: {
        REQUIRED: auth.panel.loginRequired,
        INVALID_CPF: auth.panel.loginInvalid,
        TOO_LONG: auth.panel.loginTooLong,
      },
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.login.title}
      description={words.login.text}
      dismissal="explicit"
      size="small"
      footer={
        <>
          <ButtonLink href={backHref} variant="outline" tone="neutral">
            {words.back}
          </ButtonLink>
          <Button type="submit" form={formId} pending={isPending}>
            {words.login.submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps}>
        <Stack>
          <FormRefusal>{refusal}</FormRefusal>
          <LoginField
            {...field('login')}
            label={auth.panel.login}
            show={showLogin}
            strip={editLogin}
            defaultValue={login}
            required
          />
          <SupportLine supportEmail={supportEmail} />
        </Stack>
      </form>
    </Dialog>
  );
}
