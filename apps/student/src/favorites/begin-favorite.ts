import { favoriteMachine, filled } from '@student/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { heardBy } from '../platform.ts';
import type { QueriesAt } from '../queries/endpoint-query.ts';
import type { Services } from '../services.ts';

export type FavoriteActor = ActorRefFrom<typeof favoriteMachine>;

type Kind = {
  /** Tells the server. */
  save: (request: Services['request'], wanted: { id: number; isFavorite: boolean }) => Promise<unknown>;
  /** Read anew when they are next looked at: nothing that is drawn waits for it. */
  stale: readonly QueriesAt[];
};

/** The statechart of one heart, with the server behind it; loaded with the first press. */
export function beginFavorite(
  services: Services,
  input: { id: number; isFavorite: boolean },
  { save, stale }: Kind,
): FavoriteActor {
  const { request, queryClient, tell, ended, platform } = services;
  const machine = favoriteMachine.provide({
    actors: { saveFavorite: filled(async (wanted) => void (await save(request, wanted))) },
  });
  const favorite = createActor(machine, { input, ...heardBy(platform) });
  favorite.on('favorite.fail', ({ failure }) => {
    tell(failure);
    // Where the answer was lost only the lists know.
    for (const { queryKey } of stale) void queryClient.invalidateQueries({ queryKey });
  });
  favorite.on('favorite.save', () => {
    for (const { queryKey } of stale) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  });
  ended.addEventListener('abort', () => favorite.stop(), { once: true });
  return favorite.start();
}
