import { formatTime } from '@student/domain';
import { type Held, heldOf, saveStateOf } from '@student/machines';
import { SaveState } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Outbox } from '../outbox/open-outbox.ts';
import { pendingQuery } from '../outbox/pending.queries.ts';
import { content as words } from '../pt-br/content.ts';
import { errorText } from '../pt-br/errors.ts';
import { nextTryOf } from './next-try.ts';
import { waitingOf, waitingWords } from './waiting-words.ts';

type SaveLineProps = { outbox: Outbox; content: string };

/**
 * Whether what was done in a content is safe: the state of its study, how much waits of that and of what was written, and a way
 * to try at once, or when that will be (beyond.md 2). What the server refused of a text is told beside the text.
 */
export function SaveLine({ outbox, content }: SaveLineProps) {
  const study = outbox.lane(content, 'study');
  const studied = useSelector(study, saveStateOf);
  const savedAt = useSelector(study, ({ context }) => context.savedAt);
  const refusal = useSelector(study, ({ context }) => context.refusal);
  const { data: pending = [] } = useQuery(pendingQuery(outbox, content));
  const held = useHeld(outbox, content);
  const by = held[0]?.by;
  const { tryNow, isTrying, hasTried } = useTry(outbox, held.length > 0);
  const again = by === 'session' ? undefined : nextTryOf(held);
  return (
    <SaveState
      // Before anything was studied there is nothing else to tell of.
      state={by && studied === 'idle' ? 'offline' : studied}
      time={savedAt === undefined ? undefined : formatTime(savedAt)}
      waiting={by && joined(waitingWords(waitingOf(pending), by), again && words.triesAgainAt(again))}
      // Who has to sign in again is asked to; a server that named an hour is left alone until then.
      onRetry={by && by !== 'session' && again === undefined ? tryNow : undefined}
      retrying={isTrying}
      words={{
        saved: words.saved,
        saving: words.saving,
        ...(by && { offline: hasTried && by !== 'session' ? words.stillHeld[by] : words.held[by] }),
        failed: refusal ? words.notSaved(errorText(refusal)) : words.notKept,
        retry: words.tryNow,
      }}
    />
  );
}

/** What waits of a content on this device, and why: that of the study first. */
function useHeld(outbox: Outbox, content: string): readonly Held[] {
  const study = useSelector(outbox.lane(content, 'study'), heldOf, shallowEqual);
  const note = useSelector(outbox.lane(content, 'note'), heldOf, shallowEqual);
  const doubt = useSelector(outbox.lane(content, 'doubt'), heldOf, shallowEqual);
  return [study, note, doubt].filter((held) => held !== undefined);
}

/** A person's own try, and whether one was in vain since something waits. */
function useTry(outbox: Outbox, isHeld: boolean) {
  const [isTrying, setTrying] = useState(false);
  const [hasTried, setTried] = useState(false);
  if (hasTried && !isHeld) setTried(false);
  const tryNow = () => {
    setTrying(true);
    void outbox.flush().then(() => {
      setTrying(false);
      setTried(true);
    });
  };
  return { tryNow, isTrying, hasTried };
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('. ') || undefined;
