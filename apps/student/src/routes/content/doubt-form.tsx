import { doubtProblems } from '@student/domain';
import { Stack, TextArea, TextField } from '@student/ui';
import type { ReactNode } from 'react';
import { FormRefusal } from '../../forms/form-refusal.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useKeptDraft, useKeptDrafts } from '../../forms/use-kept-draft.ts';
import { study as words } from '../../pt-br/study.ts';

export type DoubtDraft = { title: string; description: string };

type DoubtFormProps = {
  doubt?: DoubtDraft;
  onSend: (doubt: DoubtDraft) => Promise<unknown>;
  afterSending?: 'keep' | 'empty';
  /** Under this name the tab keeps what is written until it is sent. */
  draftName: string;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

const nothing: DoubtDraft = { title: '', description: '' };

/** Title and description of a doubt, and what is done with them (COURSE-25, COURSE-26). */
export function DoubtForm({
  doubt = nothing,
  onSend,
  afterSending,
  draftName,
  notice,
  children,
}: DoubtFormProps) {
  const drafts = useKeptDrafts();
  const { form, field, formProps, refusal } = useAppForm({
    defaultValues: doubt,
    problemsOf: (draft) => {
      const found = doubtProblems(draft);
      return {
        title: found.find((code) => code.endsWith('.title')),
        description: found.find((code) => code.endsWith('.description')),
      };
    },
    send: onSend,
    ...(afterSending && { afterSending }),
    onSent: () => drafts.forget(draftName),
  });
  const { title, description } = doubt;
  useKeptDraft(form, { name: draftName, standing: { title, description } });
  return (
    <form {...formProps}>
      <Stack gap="s">
        {notice}
        <FormRefusal>{refusal}</FormRefusal>
        <TextField {...field('title')} label={words.doubtTitle} defaultValue={doubt.title} />
        <TextArea
          {...field('description')}
          label={words.doubtText}
          rows={3}
          defaultValue={doubt.description}
        />
        {children}
      </Stack>
    </form>
  );
}
