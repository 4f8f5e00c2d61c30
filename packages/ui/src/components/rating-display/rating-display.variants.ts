/** `compact`: one star and the number, for cards; `stars`: all five. */
export const ratingDisplayVariants = ['compact', 'stars'] as const;

export type RatingDisplayVariant = (typeof ratingDisplayVariants)[number];
