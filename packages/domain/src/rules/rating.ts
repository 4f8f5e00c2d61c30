import { isBlank } from './blank.ts';

export const maxStars = 5;
/** Below this many stars a message is asked for (COURSE-17). */
export const starsWithoutMessage = 4;

/** Refuses stars not above 0 or above 5, then a blank message below 4 stars (COURSE-16, COURSE-17, COURSE-18). */
export function ratingProblem(rating: {
  stars: number;
  message?: string | null;
}): 'INVALID_RATING.stars' | 'INVALID_RATING.message' | undefined {
  if (!(rating.stars > 0 && rating.stars <= maxStars)) return 'INVALID_RATING.stars';
  if (rating.stars < starsWithoutMessage && isBlank(rating.message)) return 'INVALID_RATING.message';
  return undefined;
}
