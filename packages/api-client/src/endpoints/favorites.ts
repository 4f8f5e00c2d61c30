import { Count, Done, rows, TrainingCard, TrainingType } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { limit, OrderBy, OrdinationAsc, Page, Search } from '../query-fields.ts';

/** List the favorite trainings. */
export const listFavoriteTrainings = endpoint('GET /api/decola/list/favorite', {
  query: {
    page: Page,
    limit: limit(30),
    search: Search,
    orderBy: OrderBy,
    ordinationAsc: OrdinationAsc,
    type: v.optional(TrainingType),
  },
  data: v.object({ trainings: rows(TrainingCard), totalPages: Count }),
});

/** Mark a training as favorite. No body. Repeating it changes nothing. */
export const addFavoriteTraining = endpoint('POST /api/decola/favorite/training/:id', {
  data: Done,
});

/** Take a training out of the favorites. */
export const removeFavoriteTraining = endpoint('DELETE /api/decola/remove/favorite/training/:id', {
  data: Done,
});
