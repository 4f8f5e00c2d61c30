import { addFavoriteTraining, listFavoriteTrainings, removeFavoriteTraining } from '@student/api-client';
import { favoriteMachine, filled } from '@student/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { heardBy } from '../platform.ts';
import { keyOf, type QueriesAt } from '../queries/endpoint-query.ts';
import { courseLists } from '../queries/stale-after-progress.ts';
import type { Services } from '../services.ts';

export type FavoriteActor = ActorRefFrom<typeof favoriteMachine>;

/** Read anew when they are next looked at: nothing that is drawn waits for it. */
const stale: readonly QueriesAt[] = [{ queryKey: keyOf(listFavoriteTrainings) }, ...courseLists];

/** The statechart of one course's heart, with the server behind it; loaded with the first press. */
export function beginFavorite(services: Services, courseId: number, isFavorite: boolean): FavoriteActor {
  const { request, queryClient, tell, ended, platform } = services;
  const machine = favoriteMachine.provide({
    actors: {
      saveFavorite: filled(async (wanted) => {
        const endpoint = wanted.isFavorite ? addFavoriteTraining : removeFavoriteTraining;
        await request(endpoint, { params: { id: wanted.courseId } });
      }),
    },
  });
  const favorite = createActor(machine, {
    input: { courseId, isFavorite },
    ...heardBy(platform),
  });
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
