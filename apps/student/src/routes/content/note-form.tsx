import { noteProblem } from '@student/domain';
import { Stack, TextArea } from '@student/ui';
import type { ReactNode } from 'react';
import { FormRefusal } from '../../forms/form-refusal.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { useKeptDraft, useKeptDrafts } from '../../forms/use-kept-draft.ts';
import { study as words } from '../../pt-br/study.ts';

type NoteFormProps = {
  text?: string;
  label?: string;
  /** What is done with a text that is fit to be a note (COURSE-33). */
  onSend: (text: string) => Promise<unknown>;
  afterSending?: 'keep' | 'empty';
  /** Called when it was sent and nothing was changed meanwhile. */
  onSent?: () => void;
  /** Under this name the tab keeps what is written until it is sent. */
  draftName: string;
  /** Stands above the field. */
  notice?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** The text of a note and what is done with it. */
export function NoteForm({
  text = '',
  label = words.note,
  onSend,
  afterSending,
  onSent,
  draftName,
  notice,
  children,
}: NoteFormProps) {
  const drafts = useKeptDrafts();
  const { form, field, formProps, refusal } = useAppForm({
    defaultValues: { text },
    problemsOf: (note) => ({ text: noteProblem(note) }),
    send: (note) => onSend(note.text),
    ...(afterSending && { afterSending }),
    onSent: () => {
      drafts.forget(draftName);
      onSent?.();
    },
  });
  useKeptDraft(form, { name: draftName, standing: { text } });
  return (
    <form {...formProps}>
      <Stack gap="s">
        {notice}
        <FormRefusal>{refusal}</FormRefusal>
        <TextArea {...field('text')} label={label} rows={3} defaultValue={text} />
        {children}
      </Stack>
    </form>
  );
}
