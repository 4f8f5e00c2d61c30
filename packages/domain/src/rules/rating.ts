import type { Problems } from '../errors.ts';
import { isBlank } from './blank.ts';

/** Most stars that a rating or an evaluation gives. */
export const maxStars = 5;
/** Below this many stars a message is asked for (COURSE-17). */
const starsWithoutMessage = 4;

/** Refuses stars not above 0 or above 5, then a blank message below 4 stars: one problem at a time (COURSE-16, COURSE-17, COURSE-18). */
export function ratingProblems(rating: {
  stars: number;
  message?: string | null;
}): Problems<'stars' | 'message'> {
  if (!(rating.stars > 0 && rating.stars <= maxStars)) return { stars: 'INVALID_RATING.stars' };
  if (rating.stars < starsWithoutMessage && isBlank(rating.message))
    return { message: 'INVALID_RATING.message' };
  return {};
}
