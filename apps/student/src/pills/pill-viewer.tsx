import { pillBeside } from '@student/domain';
import { ButtonLink, type PlayerPort, type StoryState, StoryViewer, wantsStillness } from '@student/ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { pills as words } from '../pt-br/pills.ts';
import { useServices } from '../services.ts';
import { readBalance } from '../session/balance.ts';
import { PillMedium } from './pill-medium.tsx';
import { useShownPill } from './use-shown-pill.ts';
import { type StoryActor, useStoryActor } from './use-story-actor.ts';

type PillViewerProps = {
  /** The pill that the address names. */
  pillId: number;
  /** Turns from the pill that the address names by then to another one. */
  onTurn: (turn: (id: number) => number | undefined) => void;
  onClose: () => void;
};

/**
 * The pills full screen, one after the other, in a ring (PILL-04 to PILL-12). Which one is shown stands in the address; what it does
 * is said by the statechart.
 */
export default function PillViewer({ pillId, onTurn, onClose }: PillViewerProps) {
  const services = useServices();
  const { pill, order, hasMore, failure, retry } = useShownPill(pillId);
  const [advances] = useState(() => !wantsStillness());
  const [port, setPort] = useState<PlayerPort | null>(null);
  const beside = (way: 'next' | 'previous') => pillBeside(order, pillId, way);
  const turn = (way: 'next' | 'previous') => {
    // The only one begins anew.
    if (beside(way) === pillId && pill) send({ type: 'pill.show', pillId, isWatched: pill.isWatched });
    else onTurn((id) => pillBeside(order, id, way));
  };
  const { actor, stage, send } = useStoryActor({
    pill,
    advances,
    onEnd: () => turn('next'),
    onLeave: onClose,
  });
  const isSilent = useSelector(actor, (snapshot) => {
    const { muted = false, isSilenced = false } = snapshot?.context ?? {};
    return muted || isSilenced;
  });
  const state = useSelector(actor, stateOf);

  // The server: what was earned meanwhile is in the header once the viewer is closed, however it was (PILL-12).
  useEffect(() => () => readBalance(services), [services]);

  const enter = useCallback(
    (next: PlayerPort) => {
      stage.enter(next);
      setPort(next);
    },
    [stage],
  );
  const leave = useCallback(
    (former: PlayerPort) => {
      stage.leave(former);
      setPort((now) => (now === former ? null : now));
    },
    [stage],
  );
  const close = () => (actor ? send({ type: 'viewer.close' }) : onClose());

  return (
    <StoryViewer
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={pill?.title}
      state={failure ?? (pill ? state : 'loading')}
      position={Math.max(0, order.indexOf(pillId))}
      count={order.length}
      more={hasMore}
      port={port}
      imageUrl={pill?.imageUrl ?? undefined}
      muted={isSilent}
      onMute={() => send({ type: 'sound.toggle' })}
      onPlayToggle={() => send({ type: 'playback.toggle' })}
      onHold={() => send({ type: 'hold.begin' })}
      onRelease={() => send({ type: 'hold.end' })}
      onPrevious={() => turn('previous')}
      onNext={() => turn('next')}
      onRetry={() => (failure ? retry() : send({ type: 'pill.retry' }))}
      action={
        typeof pill?.courseId === 'number' ? (
          <ButtonLink href={paths.course({ courseId: pill.courseId })}>{words.viewTraining}</ButtonLink>
        ) : null
      }
    >
      {pill ? <PillMedium pill={pill} onEnter={enter} onLeave={leave} /> : null}
    </StoryViewer>
  );
}

/** What the eye sees of the statechart. */
function stateOf(snapshot: ReturnType<StoryActor['getSnapshot']> | undefined): StoryState {
  if (!snapshot) return 'loading';
  const { value } = snapshot;
  if (typeof value === 'object') {
    const inner = Object.values(value)[0];
    return inner === 'running' ? 'playing' : inner === 'slow' ? 'slow' : 'loading';
  }
  return states[value as keyof typeof states] ?? 'playing';
}

const states = {
  paused: 'paused',
  held: 'held',
  away: 'held',
  covered: 'held',
  ended: 'ended',
  refused: 'refused',
  failed: 'failed',
} as const;
