import { useCallback, useSyncExternalStore } from 'react';
import { type Services, useServices } from '../services.ts';
import type { Session } from '../session/session.ts';
import type { beginFavorite, FavoriteActor } from './begin-favorite.ts';

type Chosen = {
  begun: number;
  shown: Map<number, boolean>;
  actors: Map<number, FavoriteActor>;
  listeners: Set<() => void>;
};

type Begin = (services: Services, id: number, isFavorite: boolean) => ReturnType<typeof beginFavorite>;

export type Favorites = {
  /**
   * Whether a thing is one of the person's favourites, as they have pressed it here, else as the list says that it came with; and what
   * makes it one or takes it out.
   */
  use: <Listed extends boolean | undefined>(
    id: number,
    listed: Listed,
  ) => readonly [isFavorite: boolean | Listed, choose: (isFavorite: boolean) => void];
};

/**
 * The favourites of one kind: every card of a thing shows the same, in whatever list it stands (RECO-14, RECO-15, SHOP-12).
 *
 * @param load brings what talks to the server, with the first press
 */
export function favoritesOf(load: () => Promise<Begin>): Favorites {
  /** What the person of a session has pressed; what lists say is older. */
  const all = new WeakMap<Session, Chosen>();

  function of(session: Session): Chosen {
    const begun = session.begun();
    const known = all.get(session) ?? { begun, shown: new Map(), actors: new Map(), listeners: new Set() };
    all.set(session, known);
    if (known.begun === begun) return known;
    // What somebody else has pressed in this tab is none of who is there now.
    for (const actor of known.actors.values()) actor.stop();
    known.actors.clear();
    known.shown.clear();
    known.begun = begun;
    return known;
  }

  const tell = ({ listeners }: Chosen) => {
    for (const listener of [...listeners]) listener();
  };

  /** One for all presses, so that they go on in the order in which they were made. */
  let loading: Promise<Begin> | undefined;

  /** Shown at once, then sent. What is refused is taken back, and a toast says why. */
  async function choose(services: Services, id: number, isFavorite: boolean): Promise<void> {
    const chosen = of(services.session);
    const { begun, shown, actors } = chosen;
    const before = shown.get(id) ?? !isFavorite;
    shown.set(id, isFavorite);
    tell(chosen);
    try {
      loading ??= load();
      const begin = await loading;
      if (begun !== of(services.session).begun) return;
      let actor = actors.get(id);
      if (!actor) {
        actor = begin(services, id, before);
        actors.set(id, actor);
        const own = actor;
        own.subscribe(({ context }) => {
          if (actors.get(id) !== own) return;
          shown.set(id, context.isWanted);
          tell(chosen);
        });
        // What was not taken is as lists say, which are read anew.
        own.on('favorite.fail', () => {
          own.stop();
          actors.delete(id);
          shown.delete(id);
          tell(chosen);
        });
      }
      actor.send({ type: 'favorite.choose', isFavorite });
    } catch (error) {
      // Its code did not come: what lists say is shown again.
      loading = undefined;
      shown.delete(id);
      tell(chosen);
      services.tell(error);
    }
  }

  return {
    use: (id, listed) => {
      const services = useServices();
      const { session } = services;
      const isFavorite = useSyncExternalStore(
        useCallback(
          (listener) => {
            const { listeners } = of(session);
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
          [session],
        ),
        () => of(session).shown.get(id) ?? listed,
      );
      const chooseThis = useCallback((next: boolean) => void choose(services, id, next), [services, id]);
      return [isFavorite, chooseThis];
    },
  };
}
