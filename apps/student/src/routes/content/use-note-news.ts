import type { Note } from '@student/domain';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { study as words } from '../../pt-br/study.ts';
import { useServices } from '../../services.ts';
import { usePerson } from '../../session/use-session.ts';

type News = { text: string; count: number };
type Parts = { content: string; notes: readonly Note[]; panel: RefObject<HTMLElement | null> };

/** What has become of notes, told to who does not see it, and the focus, which goes on where a deleted one stood. */
export function useNoteNews({ content, notes, panel }: Parts) {
  const { outboxes } = useServices();
  const personId = usePerson()?.id;
  const removed = useRef<{ id: number; at: number }>(undefined);
  const [news, tell] = useReducer(
    (last: News | undefined, text: string) => ({ text, count: (last?.count ?? 0) + 1 }),
    undefined,
  );

  // The outbox, which sends new notes.
  useEffect(
    () =>
      outboxes.listen({
        personId,
        content,
        onDelivered: ({ kind }) => {
          if (kind === 'note') tell(words.noteSaved);
        },
        onRefused: () => {},
        showsStudy: () => false,
      }),
    [outboxes, personId, content],
  );

  // The document's focus: the question before deleting gives it back to a button that is gone.
  useEffect(() => {
    const gone = removed.current;
    if (!gone || notes.some(({ id }) => id === gone.id)) return;
    removed.current = undefined;
    tell(words.noteRemoved);
    const frame = requestAnimationFrame(() => {
      const edits = panel.current?.querySelectorAll<HTMLElement>('[data-edit]');
      const next = edits?.[Math.min(gone.at, edits.length - 1)];
      (next ?? panel.current?.querySelector('button'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [notes, panel]);

  return {
    news,
    tellSaved: () => tell(words.noteSaved),
    followRemoval: (id: number, at: number) => {
      removed.current = { id, at };
    },
  };
}
