import { suggestionLimits, suggestionProblems } from '@student/domain';
import { Button, Dialog, Stack, TextArea, TextField } from '@student/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormRefusal } from '../forms/form-refusal.tsx';
import { useAppForm } from '../forms/use-app-form.ts';
import { useKeptDraft, useKeptDrafts } from '../forms/use-kept-draft.ts';
import { suggestion as words } from '../pt-br/suggestion.ts';
import { useServices } from '../services.ts';
import {
  beginSuggestion,
  draftName,
  keyOf,
  leaveSuggestion,
  type SuggestionActor,
} from './begin-suggestion.ts';

type SuggestionDialogProps = { isOpen: boolean; onClose: () => void };

/**
 * 'Dê sua sugestão' over any page (FORMS-01 to FORMS-05). What is on its way goes on behind a closed dialog: opened again, it shows
 * how that stands.
 */
export default function SuggestionDialog({ isOpen, onClose }: SuggestionDialogProps) {
  const actor = useSuggestion({ isOpen, onClose });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={words.title}
      description={words.text}
    >
      {actor ? <SuggestionForm actor={actor} /> : null}
    </Dialog>
  );
}

const nothing = { title: '', description: '' };

/** Title and description, each with its limit and how much of it is used (FORMS-02, FORMS-03). */
function SuggestionForm({ actor }: { actor: SuggestionActor }) {
  const drafts = useKeptDrafts();
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const { form, field, formProps, refusal } = useAppForm({
    defaultValues: nothing,
    problemsOf: suggestionProblems,
    send: (suggestion) =>
      actor.send({ type: 'suggestion.send', ...suggestion, key: keyOf(suggestion, drafts) }),
    isPending,
    failure,
    refusals: { NO_RESPONSE: words.notSent, TIMEOUT: words.notSent },
  });
  useKeptDraft(form, { name: draftName, standing: nothing });
  return (
    <form {...formProps}>
      <Stack>
        <FormRefusal>{refusal}</FormRefusal>
        <TextField
          {...field('title')}
          label={words.suggestionTitle}
          maxLength={suggestionLimits.title}
          counted
          required
        />
        <TextArea
          {...field('description')}
          label={words.description}
          rows={5}
          maxLength={suggestionLimits.description}
          required
        />
        <Button type="submit" width="full" pending={isPending}>
          {words.send}
        </Button>
      </Stack>
    </form>
  );
}

/** The statechart of the person's suggestions, from the first time that the dialog is opened. */
function useSuggestion({ isOpen, onClose }: SuggestionDialogProps): SuggestionActor | undefined {
  const services = useServices();
  const drafts = useKeptDrafts();
  const [actor, setActor] = useState<SuggestionActor>();
  const settle = useEffectEvent(() => {
    // Something else was written meanwhile: that is not sent yet.
    if (drafts.get(draftName) === undefined) onClose();
  });
  const isUnseen = useEffectEvent(() => !isOpen);

  // The actor: whoever closed the dialog is told elsewhere that it failed.
  useEffect(() => {
    const begun = beginSuggestion(services, drafts);
    const closing = begun.on('suggestion.save', () => settle());
    begun.on('suggestion.fail', ({ failure }) => {
      if (isUnseen()) services.tell(failure);
    });
    setActor(begun);
    return () => {
      closing.unsubscribe();
      leaveSuggestion(begun);
    };
  }, [services, drafts]);
  return actor;
}
