import type { OutboxAct, TrainingContent } from '@student/domain';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { contentKey, type PlacedContent, readContentKey } from '../../contents/content-place.ts';
import { createPlayerPreferences } from '../../media/player-preferences.ts';
import type { Outbox } from '../../outbox/open-outbox.ts';
import { heardBy } from '../../platform.ts';
import { useServices } from '../../services.ts';
import { isRenewal, personIn } from '../../session/session.ts';
import { providedContent } from './content.provided.ts';
import { takeStudyTurn } from './study-turn.ts';

export type ContentActor = ActorRefFrom<ReturnType<typeof providedContent>>;

/** An open content: its statechart and, once it is open, the outbox that keeps what is done in it. */
export type OpenedContent = {
  actor: ContentActor;
  outbox: () => Outbox | undefined;
  /** Keeps what a package or a document says of itself, also once the content is finished or left. Rejects when it cannot. */
  record: (act: OutboxAct) => Promise<void>;
};

/**
 * The actor of one open content, between the page, which tells it what happens, and the outbox, which keeps what it
 * records and tells what has become of it (PLAYER-11).
 */
export function useContentActor(placed: PlacedContent, { type, minDuration }: TrainingContent) {
  const services = useServices();
  const key = contentKey(placed);
  const [opened, setOpened] = useState<OpenedContent>();

  // The actor: it runs as long as this content is open, whatever React renders.
  useEffect(() => {
    const { outboxes, platform, session } = services;
    const { speed } = createPlayerPreferences(platform.storage).get();
    // By its key: `placed` is another object at each render, and would end the actor.
    const placedByKey = readContentKey(key);
    if (!placedByKey) return;
    // Whoever opened the content, also when another person has signed in over it meanwhile.
    const personId = personIn(session.get())?.id;
    const actor = createActor(providedContent(services, placedByKey, personId), {
      input: { content: key, type, minDuration, speedRate: speed },
      ...heardBy(platform),
    });
    const outbox = () => outboxes.opened(personId);
    const record = (act: OutboxAct) => outboxes.record(personId, key, act);
    actor.on('act.record', ({ act }) => void record(act).catch(console.error));
    const stopListening = outboxes.listen({
      personId,
      content: key,
      onDelivered: ({ kind }, { progress }) => {
        if (kind === 'progress' && progress !== undefined) actor.send({ type: 'progress.learn', progress });
        if (kind === 'finish') actor.send({ type: 'finish.confirm' });
      },
      onRefused: ({ kind }, failure) => {
        if (kind === 'finish') actor.send({ type: 'finish.refuse', failure });
      },
      onWithdrawn: ({ kind }) => {
        if (kind === 'finish') actor.send({ type: 'finish.withdraw' });
      },
      showsStudy: () => actor.getSnapshot().hasTag('open'),
    });
    const stopHearing = session.subscribe((change) => {
      if (isRenewal(change)) actor.send({ type: 'session.renew' });
    });
    let endTurn: (() => void) | undefined;
    actor.subscribe((snapshot) => {
      // A window that plays and shows nothing, or waits for its data, counts nothing: it leaves the turn to one that is studied.
      const { isInSight, isWaiting } = snapshot.context;
      const isStudied = snapshot.hasTag('playing') && isInSight && !isWaiting;
      if (isStudied === (endTurn !== undefined)) return;
      endTurn?.();
      endTurn = isStudied
        ? takeStudyTurn({
            platform,
            personId,
            content: key,
            onYield: () => actor.send({ type: 'count.yield' }),
            onTake: () => actor.send({ type: 'count.resume' }),
          })
        : undefined;
    });
    actor.start();
    setOpened({ actor, outbox, record });
    return () => {
      actor.send({ type: 'content.leave' });
      stopListening();
      stopHearing();
    };
  }, [services, key, type, minDuration]);

  return opened;
}

/** Tells the actor, once there is one, whether the page is seen. */
export function usePageEvents(actor: ContentActor | undefined) {
  const { platform } = useServices();

  // The window tells; the statechart decides what it means.
  useEffect(() => {
    if (!actor) return;
    const { events, isHidden } = platform;
    const end = new AbortController();
    const { signal } = end;
    const onHide = () => actor.send({ type: 'page.hide' });
    const onVisibility = () => (isHidden() ? onHide() : actor.send({ type: 'page.show' }));
    events.addEventListener('pagehide', onHide, { signal });
    events.addEventListener('visibilitychange', onVisibility, { signal });
    return () => end.abort();
  }, [actor, platform]);
}
