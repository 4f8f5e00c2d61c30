import type { WrittenAct } from '@student/domain';
import { heldBy, saveStateOf } from '@student/machines';
import { Card, InlineAlert, Stack, Tag } from '@student/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { Lane } from '../../outbox/open-outbox.ts';
import { study as words } from '../../pt-br/study.ts';
import type { WaitingText } from './use-written-acts.ts';

type WaitingStateProps = { lane: Lane; waiting: readonly WaitingText<WrittenAct>[] };

/** Says why what was written has not arrived yet, and that all of it has once it does; what was refused has not. */
export function WaitingState({ lane, waiting, isRefused }: WaitingStateProps & { isRefused: boolean }) {
  const held = useHeld(lane, waiting);
  const [wasHeld, setWasHeld] = useState(false);
  const isToTell = held ? true : wasHeld && !isRefused;
  if (isToTell !== wasHeld) setWasHeld(isToTell);
  if (held) {
    return (
      <InlineAlert tone="caution" announce="polite">
        {words.held[held]}
      </InlineAlert>
    );
  }
  if (!isToTell || waiting.length > 0) return null;
  return (
    <InlineAlert tone="positive" announce="polite">
      {words.allSent}
    </InlineAlert>
  );
}

/** One text in its list before the server has it, and what it waits for. */
export function WaitingCard({ lane, waiting, children }: WaitingStateProps & { children: ReactNode }) {
  const held = useHeld(lane, waiting);
  return (
    <Card as="li">
      <Stack gap="xs">
        {children}
        <div>
          <Tag tone={held ? 'caution' : 'neutral'}>{words.pending[held ?? 'sending']}</Tag>
        </div>
      </Stack>
    </Card>
  );
}

/** What keeps these texts here; `undefined` while they are on their way. */
function useHeld(lane: Lane, waiting: readonly WaitingText<WrittenAct>[]) {
  const state = useSelector(lane, saveStateOf);
  const by = useSelector(lane, heldBy);
  if (waiting.length === 0 || (state !== 'offline' && state !== 'failed')) return undefined;
  return waiting.some(({ place }) => place === 'tab') ? 'tab' : by;
}
