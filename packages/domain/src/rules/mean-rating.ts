/**
 * Mean of the ratings of some courses, from 1 to 5; `undefined` where nobody rated one of them. How many people rated each no answer
 * says, so that all count alike.
 */
export function meanRatingOf(courses: readonly { readonly rating: number | null }[]): number | undefined {
  const ratings = courses.flatMap(({ rating }) => rating ?? []);
  if (ratings.length === 0) return undefined;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
