import type { Note } from '@student/domain';
import { Button, Card, Inline, Stack } from '@student/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notesQuery } from '../../contents/content.queries.ts';
import { callsOf, paramsOf } from '../../contents/content-calls.ts';
import { contentKey, type PlacedContent } from '../../contents/content-place.ts';
import { isChanged } from '../../forms/draft-values.ts';
import { useKeptDrafts } from '../../forms/use-kept-draft.ts';
import { study as words } from '../../pt-br/study.ts';
import { endpointMutation } from '../../queries/endpoint-query.ts';
import { Question } from '../../shell/question.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteText } from './note-text.tsx';

type NoteItemProps = {
  note: Note;
  placed: PlacedContent;
  onChanged: () => void;
  /** Called before the note is deleted, as long as it stands. */
  onRemove: () => void;
};

/** A note that the server has: changed and deleted in place (COURSE-35, COURSE-36). */
export function NoteItem({ note, placed, onChanged, onRemove }: NoteItemProps) {
  const { updateNote, deleteNote } = callsOf(placed.place);
  const drafts = useKeptDrafts();
  const draftName = `note/${contentKey(placed)}/${note.id}`;
  const [isEditing, setEditing] = useState(() => isChanged(drafts.get(draftName), { text: note.text }));
  const [isRemoving, setRemoving] = useState(false);
  const { form, editor } = useFocusInPlace(isEditing);
  const write = {
    params: paramsOf(placed.place, { contentId: placed.contentId, noteId: note.id }),
    makesStale: [notesQuery(placed)],
  };
  const change = useMutation(endpointMutation(updateNote, { ...write, isShownInPlace: true }));
  const remove = useMutation(endpointMutation(deleteNote, write));

  if (isEditing) {
    return (
      <li ref={form}>
        <NoteForm
          text={note.text}
          label={words.noteText}
          draftName={draftName}
          onSend={(text) => change.mutateAsync({ body: { id: note.id, text } })}
          onSent={() => {
            setEditing(false);
            onChanged();
          }}
        >
          <Inline>
            <Button type="submit" pending={change.isPending}>
              {words.save}
            </Button>
            <Button
              variant="plain"
              tone="neutral"
              onClick={() => {
                drafts.forget(draftName);
                setEditing(false);
              }}
            >
              {words.cancel}
            </Button>
          </Inline>
        </NoteForm>
      </li>
    );
  }
  return (
    <Card as="li">
      <Stack gap="xs">
        <NoteText>{note.text}</NoteText>
        <Inline gap="xs">
          <Button ref={editor} size="small" variant="plain" data-edit onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
          <Question
            isAsked={isRemoving}
            onAskedChange={setRemoving}
            trigger={
              <Button size="small" variant="plain" tone="critical">
                {words.remove}
              </Button>
            }
            title={words.removeNoteTitle}
            confirmLabel={words.remove}
            words={{ cancel: words.cancel }}
            pending={remove.isPending}
            onConfirm={() => {
              onRemove();
              remove.mutate();
            }}
          >
            {words.removeText}
          </Question>
        </Inline>
      </Stack>
    </Card>
  );
}

/** The focus goes into the form that takes a note's place, behind its last letter, and back to the button that opened it. */
function useFocusInPlace(isEditing: boolean) {
  const form = useRef<HTMLLIElement>(null);
  const editor = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  // The document's focus, which goes nowhere when what has it goes.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const field = form.current?.querySelector('textarea');
    field?.setSelectionRange(field.value.length, field.value.length);
    (isEditing ? field : editor.current)?.focus();
  }, [isEditing]);

  return { form, editor };
}
