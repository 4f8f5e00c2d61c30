import { favoritesOf } from '../favorites/favorites-of.ts';

/** Which courses are a person's own (RECO-14, RECO-15). */
export const favoriteCourses = favoritesOf(() =>
  import('./favorite-actor.ts').then(({ beginFavoriteCourse }) => beginFavoriteCourse),
);
