import { formatTime } from '@student/domain';
import { heldBy, saveStateOf } from '@student/machines';
import { SaveState } from '@student/ui';
import { useSelector } from '@xstate/react';
import type { Lane } from '../../outbox/open-outbox.ts';
import { content as words } from '../../pt-br/content.ts';
import { errorText } from '../../pt-br/errors.ts';

/** Whether what was studied is safe: the state of its lane in the outbox (beyond.md 2). */
export function SaveLine({ lane }: { lane: Lane }) {
  const state = useSelector(lane, saveStateOf);
  const by = useSelector(lane, heldBy);
  const savedAt = useSelector(lane, ({ context }) => context.savedAt);
  const refusal = useSelector(lane, ({ context }) => context.refusal);
  return (
    <SaveState
      state={state}
      time={savedAt === undefined ? undefined : formatTime(savedAt)}
      words={{
        saved: words.saved,
        saving: words.saving,
        offline: words.held[by],
        failed: refusal ? words.notSaved(errorText(refusal)) : words.notKept,
      }}
    />
  );
}
