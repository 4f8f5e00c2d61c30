import type { Pill } from '@student/domain';
import { pillKey } from '@student/domain';
import { type StoryViewerEvent, storyViewerMachine } from '@student/machines';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { createPlayerPreferences } from '../media/player-preferences.ts';
import { heardBy } from '../platform.ts';
import { useServices } from '../services.ts';
import { hearEarnings, isLimitTold } from '../session/earnings.ts';
import { personIn } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { createMediumStage, type MediumStage } from './medium-stage.ts';
import { markWatched } from './pills.queries.ts';

export type StoryActor = ActorRefFrom<typeof storyViewerMachine>;

type Parts = {
  /** What is shown now; `undefined` while it is on its way. */
  pill: Pick<Pill, 'id' | 'isWatched'> | undefined;
  /** Whether the next one follows by itself. */
  advances: boolean;
  onEnd: () => void;
  onLeave: () => void;
};

/**
 * The actor of the open viewer, between the address, which says what is shown, the medium, and the outbox, which keeps that a pill was
 * watched and sends it once (PILL-10).
 */
export function useStoryActor({ pill, advances, onEnd, onLeave }: Parts) {
  const services = useServices();
  const [actor, setActor] = useState<StoryActor>();
  const running = useRef<StoryActor>(undefined);
  const [stage] = useState(() => createMediumStage((type) => running.current?.send({ type })));
  const isKnown = pill !== undefined;
  const shown = useRef<number>(undefined);
  const first = useEffectEvent(() => pill);
  const end = useEffectEvent(onEnd);
  const leave = useEffectEvent(onLeave);

  // The actor: it runs from the first pill on, for as long as the viewer is open.
  useEffect(() => {
    const begins = first();
    if (!isKnown || !begins) return;
    const { outboxes, platform, queryClient, session } = services;
    const personId = personIn(session.get())?.id;
    const preferences = createPlayerPreferences(platform.storage);
    const started = createActor(
      provided(stage, () => preferences.get().volume),
      {
        input: { pillId: begins.id, isWatched: begins.isWatched, muted: preferences.get().muted, advances },
        ...heardBy(platform),
      },
    );
    shown.current = begins.id;
    started.on('act.record', ({ pillId, act }) => {
      markWatched(queryClient, pillId);
      void outboxes.record(personId, pillKey(pillId), act).catch(console.error);
    });
    started.on('media.stop', () => stage.get()?.pause());
    started.on('media.reload', () => stage.get()?.load?.());
    started.on('sound.choose', ({ muted }) => {
      preferences.change({ muted });
      const port = stage.get();
      if (port) port.muted = muted;
    });
    started.on('pill.end', () => end());
    started.on('viewer.leave', () => leave());
    running.current = started;
    started.start();
    setActor(started);
    return () => {
      running.current = undefined;
      started.stop();
      stage.get()?.pause();
    };
  }, [services, stage, isKnown, advances]);

  // The address has turned to another pill, whose medium stands by now.
  useEffect(() => {
    const next = first();
    if (!next || next.id !== pill?.id || shown.current === next.id) return;
    shown.current = next.id;
    running.current?.send({ type: 'pill.show', pillId: next.id, isWatched: next.isWatched });
  }, [pill?.id]);

  useSurroundings(actor);

  const send = useCallback((event: StoryViewerEvent) => {
    const now = running.current;
    // Once closed it takes nothing more: a double click closes once.
    if (now?.getSnapshot().status === 'active') now.send(event);
  }, []);
  return { actor, stage, send };
}

const provided = (stage: MediumStage, volume: () => number) =>
  storyViewerMachine.provide({
    actors: {
      play: fromPromise(({ input: { muted }, signal }) => stage.play(muted, volume(), signal)),
    },
  });

/** Tells the actor whether the page is seen, and whether something stands over the viewer. */
function useSurroundings(actor: StoryActor | undefined) {
  const { platform, session } = useServices();
  const { status } = useSession();
  const isTold = useSyncExternalStore(
    useCallback((listener: () => void) => hearEarnings(session, listener), [session]),
    () => isLimitTold(session),
  );
  const isCovered = status === 'expired' || isTold;

  // The window.
  useEffect(() => {
    if (!actor) return;
    const { events, isHidden } = platform;
    const tell = () => {
      if (actor.getSnapshot().status === 'active')
        actor.send({ type: isHidden() ? 'page.hide' : 'page.show' });
    };
    events.addEventListener('visibilitychange', tell);
    if (isHidden()) tell();
    return () => events.removeEventListener('visibilitychange', tell);
  }, [actor, platform]);

  // What opens over the viewer, and goes.
  useEffect(() => {
    if (actor?.getSnapshot().status === 'active')
      actor.send({ type: isCovered ? 'cover.begin' : 'cover.end' });
  }, [actor, isCovered]);
}
