import {
  badgeCodeMaxLength,
  digitsOf,
  type Failure,
  type IdentityData,
  type IdentityDraft,
  identityProblems,
  identityToSend,
  maskCpf,
  maskDay,
} from '@student/domain';
import { Button, ButtonLink, Dialog, Fieldset, MaskedField, Stack, TextField } from '@student/ui';
import { useId } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { recovery as words } from '../pt-br/recovery.ts';
import { useServices } from '../services.ts';
import { SupportLine } from './support-line.tsx';

type IdentityStepProps = {
  isPending: boolean;
  /** Why the last try failed. */
  failure: Failure | undefined;
  supportEmail: string;
  backHref: string;
  onSend: (identity: IdentityData) => void;
  onLeave: () => void;
};

const fields = words.identity.fields;

/** Who one is: an e-mail alone, or all of the data that the company has (RECOVERY-13 to RECOVERY-16). */
export function IdentityStep({
  isPending,
  failure,
  supportEmail,
  backHref,
  onSend,
  onLeave,
}: IdentityStepProps) {
  const formId = useId();
  const { platform } = useServices();
  const { field, formProps, refusal } = useAppForm<IdentityDraft>({
    defaultValues: { email: '', document: '', name: '', birthDate: '', badgeCode: '', mothersName: '' },
    problemsOf: (draft) => identityProblems(draft, new Date(platform.now())),
    send: (draft) => onSend(identityToSend(draft)),
    isPending,
    failure,
    words: { email: { REQUIRED: words.identity.nothing } },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onLeave()}
      title={words.identity.title}
      description={words.identity.text}
      dismissal="explicit"
      footer={
        <>
          <ButtonLink href={backHref} variant="outline" tone="neutral">
            {words.back}
          </ButtonLink>
          <Button type="submit" form={formId} pending={isPending}>
            {words.identity.submit}
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps}>
        <Stack>
          <FormRefusal>{refusal}</FormRefusal>
          <TextField
            {...field('email')}
            label={fields.email}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <Fieldset label={words.identity.or}>
            <TextField {...field('name')} label={fields.name} autoComplete="name" maxLength={254} />
            <MaskedField {...field('document')} label={fields.document} format={maskCpf} maxLength={14} />
            <MaskedField
              {...field('birthDate')}
              label={fields.birthDate}
              hint={fields.birthDateHint}
              format={maskDay}
              autoComplete="bday"
            />
            <MaskedField
              {...field('badgeCode')}
              label={fields.badgeCode}
              format={digitsOf}
              maxLength={badgeCodeMaxLength}
            />
            <TextField {...field('mothersName')} label={fields.mothersName} maxLength={254} />
          </Fieldset>
          <SupportLine supportEmail={supportEmail} />
        </Stack>
      </form>
    </Dialog>
  );
}
