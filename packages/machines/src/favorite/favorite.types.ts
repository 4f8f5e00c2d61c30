import type { Failure } from '@student/domain';

export type FavoriteInput = { id: number; isFavorite: boolean };

export type FavoriteContext = {
  /** Of the course or the product. */
  id: number;
  /** What the person wants, and what is shown. */
  isWanted: boolean;
  /** What the server has, as far as anybody here knows. */
  isKept: boolean;
  /** What is on its way, or was last. */
  isSent: boolean;
};

/** The person has pressed the heart: it is one of their own from now on, or no longer. */
export type FavoriteEvent = { type: 'favorite.choose'; isFavorite: boolean };

export type FavoriteEmitted =
  /** The server has it: what lists said before is out of date. */
  | { type: 'favorite.save'; isFavorite: boolean }
  /** The server did not take it; what was before is shown again. */
  | { type: 'favorite.fail'; failure: Failure };
