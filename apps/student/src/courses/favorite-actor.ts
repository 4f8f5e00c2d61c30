import { addFavoriteTraining, removeFavoriteTraining } from '@student/api-client';
import { beginFavorite } from '../favorites/begin-favorite.ts';
import { courseLists } from '../queries/stale-after-progress.ts';
import type { Services } from '../services.ts';

/** The heart of one course (RECO-14, RECO-15). */
export const beginFavoriteCourse = (services: Services, id: number, isFavorite: boolean) =>
  beginFavorite(
    services,
    { id, isFavorite },
    {
      save: (request, wanted) =>
        request(wanted.isFavorite ? addFavoriteTraining : removeFavoriteTraining, {
          params: { id: wanted.id },
        }),
      stale: courseLists,
    },
  );
