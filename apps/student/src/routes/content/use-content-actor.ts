import type { TrainingContent } from '@student/domain';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { playerPreferences } from '../../media/player-preferences.ts';
import { contentKey } from '../../outbox/deliver.ts';
import { useServices } from '../../services.ts';
import { providedContent } from './content.provided.ts';

export type ContentActor = ActorRefFrom<ReturnType<typeof providedContent>>;

/**
 * The actor of one open content. It outlives the page by its last save: leaving tells it, and it stops by itself once the
 * last second is safe (PLAYER-11).
 */
export function useContentActor(courseId: number, { id, type, minDuration }: TrainingContent) {
  const services = useServices();
  const [actor, setActor] = useState<ContentActor>();

  // The actor: it lives as long as this content is open, whatever React renders.
  useEffect(() => {
    const next = createActor(providedContent(services, { courseId, contentId: id }), {
      input: {
        content: contentKey(courseId, id),
        type,
        minDuration,
        speedRate: playerPreferences().speed,
      },
    });
    next.start();
    setActor(next);
    return () => next.send({ type: 'content.leave' });
  }, [services, courseId, id, type, minDuration]);

  return actor;
}

/** When something of this content last reached the server, ms since 1970; 0 before. */
export function useLateDelivery(actor: ContentActor): number {
  const { outboxes } = useServices();
  const [at, setAt] = useState(0);

  // The outbox, which delivers whenever it can.
  useEffect(
    () =>
      outboxes.onDelivered((entry) => {
        if (entry.content === actor.getSnapshot().context.content) setAt(Date.now());
      }),
    [actor, outboxes],
  );

  return at;
}

/** Passes the world's news to the actor: the network, the session, the page's visibility, late deliveries. */
export function useWorldNews(actor: ContentActor) {
  const { expiry, outboxes } = useServices();

  // Window, session and outbox tell; the statechart decides what it means.
  useEffect(() => {
    const { content } = actor.getSnapshot().context;
    const onOnline = () => actor.send({ type: 'network.return' });
    const onVisibility = () => actor.send({ type: document.hidden ? 'page.hide' : 'page.show' });
    const onPageHide = () => actor.send({ type: 'page.hide' });
    let wasAsking = expiry.isAsking();
    const stops = [
      expiry.subscribe(() => {
        if (wasAsking && !expiry.isAsking()) actor.send({ type: 'session.renew' });
        wasAsking = expiry.isAsking();
      }),
      outboxes.onDelivered((entry, { progress }) => {
        if (entry.content === content && progress !== undefined) {
          actor.send({ type: 'progress.learn', progress });
        }
      }),
    ];
    window.addEventListener('online', onOnline);
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [actor, expiry, outboxes]);
}
