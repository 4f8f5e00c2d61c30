import { pinNote } from '@student/domain';
import { Button, Card, Checkbox, Stack, Text, VisuallyHidden } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notesQuery } from '../../contents/content.queries.ts';
import { contentKey, type PlacedContent } from '../../contents/content-place.ts';
import { useKeptDrafts } from '../../forms/use-kept-draft.ts';
import type { Outbox } from '../../outbox/open-outbox.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';
import { study as words } from '../../pt-br/study.ts';
import { useServices } from '../../services.ts';
import { NoteForm } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { NoteText } from './note-text.tsx';
import { RefusalNotice, RefusedActions } from './refused-actions.tsx';
import { useStagePlayer } from './stage-player.ts';
import { useNoteNews } from './use-note-news.ts';
import { useShownRefusals } from './use-shown-refusals.ts';
import { useWrittenActs } from './use-written-acts.ts';
import { WaitingCard, WaitingState } from './waiting-state.tsx';

/** One's own notes: written through the outbox, so that none is lost (COURSE-32 to COURSE-36), and pinned to the moment of a film or an audio where one wants (design/beyond.md 9). */
export default function NotesPanel(placed: PlacedContent) {
  const outbox = useOutbox();
  return outbox ? <Notes placed={placed} outbox={outbox} /> : null;
}

function Notes({ placed, outbox }: { placed: PlacedContent; outbox: Outbox }) {
  const content = contentKey(placed);
  const { outboxes } = useServices();
  const lane = outbox.lane(content, 'note');
  const { data: notes } = useSuspenseQuery(notesQuery(placed));
  const { waiting, refused } = useWrittenActs(outbox, content, 'note');
  const drafts = useKeptDrafts();
  const draftOf = ({ id }: { id: string }) => `note/${content}/${id}`;
  const list = useShownRefusals(content, 'note');
  const panel = useRef<HTMLDivElement>(null);
  const { news, tellSaved, followRemoval } = useNoteNews({ content, notes, panel });
  const player = useStagePlayer();
  const pinDraft = `note-moment/${content}`;
  const [isPinned, setPinned] = useState(() => drafts.get(pinDraft) === true);
  /** The tick is kept with the text, and as long as it stands there. */
  const pin = (pinned: boolean) => {
    setPinned(pinned);
    if (pinned) drafts.keep(pinDraft, true);
    else drafts.forget(pinDraft);
  };
  const textOf = (written: string) =>
    player && isPinned ? pinNote(written, player.current?.currentTime ?? 0) : written;
  const isEmpty = notes.length + waiting.length + refused.length === 0;

  return (
    <Stack ref={panel}>
      <VisuallyHidden as="div">
        <span role="status">{news ? <span key={news.count}>{news.text}</span> : null}</span>
      </VisuallyHidden>
      <NoteForm
        onSend={(text) => outboxes.record(outbox.personId, content, { kind: 'note', text: textOf(text) })}
        afterSending="empty"
        onSent={() => pin(false)}
        draftName={`note/${content}`}
      >
        {player ? <Checkbox label={words.pinNote} checked={isPinned} onCheckedChange={pin} /> : null}
        <div>
          <Button type="submit" variant="outline">
            {words.addNote}
          </Button>
        </div>
      </NoteForm>
      <WaitingState lane={lane} waiting={waiting} isRefused={refused.length > 0} />
      {isEmpty ? <Text tone="muted">{words.noNotes}</Text> : null}
      <Stack as="ul" gap="s" ref={list}>
        {refused.map(({ entry, act, refusal }) => (
          <Card as="li" key={entry.id}>
            <NoteForm
              text={act.text}
              onSend={(text) => outbox.resend(entry, { kind: 'note', text })}
              notice={<RefusalNotice title={words.refusedNote} refusal={refusal} />}
              label={words.noteText}
              draftName={draftOf(entry)}
            >
              <RefusedActions
                discardTitle={words.discardNoteTitle}
                onDiscard={() => {
                  drafts.forget(draftOf(entry));
                  outbox.discard(entry);
                }}
              />
            </NoteForm>
          </Card>
        ))}
        {notes.map((note, at) => (
          <NoteItem
            key={note.id}
            {...{ note, placed }}
            onChanged={tellSaved}
            onRemove={() => followRemoval(note.id, at)}
          />
        ))}
        {waiting.map(({ entry, act }) => (
          <WaitingCard key={entry.id} lane={lane} waiting={waiting}>
            <NoteText>{act.text}</NoteText>
          </WaitingCard>
        ))}
      </Stack>
    </Stack>
  );
}
