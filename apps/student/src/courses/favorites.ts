import type { Services } from '../services.ts';
import type { Session } from '../session/session.ts';
import type { FavoriteActor } from './favorite-actor.ts';

type Chosen = {
  begun: number;
  shown: Map<number, boolean>;
  actors: Map<number, FavoriteActor>;
  listeners: Set<() => void>;
};

/** What the person of a session has pressed, by course: every card of a course shows the same, in whatever list it stands. */
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

/** Whether the person has made a course a favourite or taken it out, here and since they came; what lists say is older. */
export const chosenFavorite = (session: Session, courseId: number): boolean | undefined =>
  of(session).shown.get(courseId);

/** Hears whenever a favourite changes. */
export function onFavorites(session: Session, listener: () => void): () => void {
  const { listeners } = of(session);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** One for all presses, so that they go on in the order in which they were made. */
let loading: Promise<typeof import('./favorite-actor.ts').beginFavorite> | undefined;

/**
 * Makes a course a favourite of the person, or no longer (RECO-14, RECO-15): shown at once, then sent. What is refused is taken back,
 * and a toast says why.
 */
export async function chooseFavorite(
  services: Services,
  courseId: number,
  isFavorite: boolean,
): Promise<void> {
  const chosen = of(services.session);
  const { begun, shown, actors } = chosen;
  const before = shown.get(courseId) ?? !isFavorite;
  shown.set(courseId, isFavorite);
  tell(chosen);
  try {
    loading ??= import('./favorite-actor.ts').then(({ beginFavorite }) => beginFavorite);
    const beginFavorite = await loading;
    if (begun !== of(services.session).begun) return;
    let actor = actors.get(courseId);
    if (!actor) {
      actor = beginFavorite(services, courseId, before);
      actors.set(courseId, actor);
      const own = actor;
      own.subscribe(({ context }) => {
        if (actors.get(courseId) !== own) return;
        shown.set(courseId, context.isWanted);
        tell(chosen);
      });
      // What was not taken is as lists say, which are read anew.
      own.on('favorite.fail', () => {
        own.stop();
        actors.delete(courseId);
        shown.delete(courseId);
        tell(chosen);
      });
    }
    actor.send({ type: 'favorite.choose', isFavorite });
  } catch (error) {
    // Its code did not come: what lists say is shown again.
    loading = undefined;
    shown.delete(courseId);
    tell(chosen);
    services.tell(error);
  }
}
