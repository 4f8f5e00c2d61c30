import { deleteCourseContentNote, updateCourseContentNote } from '@student/api-client';
import { type Note, noteProblem } from '@student/domain';
import type { Saved } from '@student/machines';
import { Button, Card, ConfirmDialog, Inline, InlineAlert, Stack, Text, TextArea } from '@student/ui';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../../client.ts';
import { contentKey } from '../../outbox/deliver.ts';
import { errors } from '../../pt-br/errors.ts';
import { study as words } from '../../pt-br/study.ts';
import { notesQuery } from '../../queries.ts';
import { useServices } from '../../services.ts';
import type { ContentPlace } from './study-panels.tsx';

/** One's own notes: written through the outbox, so that none is lost; changed and deleted in place (COURSE-32 to COURSE-36). */
export default function NotesPanel({ courseId, contentId }: ContentPlace) {
  const { outboxes } = useServices();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = notesQuery(courseId, contentId);
  const { data: notes } = useSuspenseQuery({ queryKey, ...query });
  const [error, setError] = useState<string>();
  const [place, setPlace] = useState<Saved['place']>();

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '');
    const problem = noteProblem({ text });
    setError(problem && errors[problem]);
    if (problem) return;
    const outbox = await outboxes.open();
    const saved = await outbox
      ?.add(contentKey(courseId, contentId), { kind: 'note', text })
      // The outbox tells of a refusal; the text stays, to be mended.
      .catch(() => undefined);
    if (!saved) return;
    form.reset();
    setPlace(saved.place);
    await queryClient.invalidateQueries({ queryKey });
  };

  return (
    <Stack>
      <form onSubmit={(event) => void add(event)} noValidate>
        <Stack gap="s">
          <TextArea name="text" label={words.note} rows={3} error={error} />
          <div>
            <Button type="submit" variant="outline">
              {words.addNote}
            </Button>
          </div>
        </Stack>
      </form>
      {place === 'device' || place === 'tab' ? (
        <InlineAlert tone="caution" announce="polite">
          {place === 'device' ? words.keptNote : words.heldNote}
        </InlineAlert>
      ) : null}
      {notes.length === 0 ? <Text tone="muted">{words.noNotes}</Text> : null}
      <Stack as="ul" gap="s">
        {notes.map((note) => (
          <NoteItem key={note.id} note={note} courseId={courseId} contentId={contentId} />
        ))}
      </Stack>
    </Stack>
  );
}

function NoteItem({ note, courseId, contentId }: ContentPlace & { note: Note }) {
  const queryClient = useQueryClient();
  const params = { courseId, contentId, noteId: note.id };
  const [isEditing, setEditing] = useState(false);
  const [isDoomed, setDoomed] = useState(false);
  const [error, setError] = useState<string>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: notesQuery(courseId, contentId).queryKey });
  const change = useMutation({
    mutationFn: (text: string) => request(updateCourseContentNote, { params, body: { id: note.id, text } }),
    onSuccess: async () => {
      await refresh();
      setEditing(false);
    },
  });
  const remove = useMutation({
    mutationFn: () => request(deleteCourseContentNote, { params }),
    onSuccess: refresh,
  });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    const problem = noteProblem({ text });
    setError(problem && errors[problem]);
    if (!problem) change.mutate(text);
  };

  if (isEditing) {
    return (
      <li>
        <form onSubmit={save} noValidate>
          <Stack gap="s">
            <TextArea name="text" label={words.note} rows={3} defaultValue={note.text} error={error} />
            <Inline>
              <Button type="submit" pending={change.isPending}>
                {words.save}
              </Button>
              <Button variant="plain" tone="neutral" onClick={() => setEditing(false)}>
                {words.cancel}
              </Button>
            </Inline>
          </Stack>
        </form>
      </li>
    );
  }
  return (
    <Card as="li">
      <Stack gap="xs">
        <Text>{note.text}</Text>
        <Inline gap="xs">
          <Button size="small" variant="plain" onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
          <ConfirmDialog
            open={isDoomed}
            onOpenChange={setDoomed}
            trigger={
              <Button size="small" variant="plain" tone="critical">
                {words.remove}
              </Button>
            }
            title={words.removeNoteTitle}
            confirmLabel={words.remove}
            cancelLabel={words.cancel}
            tone="critical"
            pending={remove.isPending}
            onConfirm={() => remove.mutate()}
          >
            {words.removeText}
          </ConfirmDialog>
        </Inline>
      </Stack>
    </Card>
  );
}
