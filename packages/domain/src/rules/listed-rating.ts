/** Tells whether a person likes a rating: their id is among its likes (COURSE-21). */
export function isLikedBy(rating: { likes: readonly { userId: number }[] }, personId: number): boolean {
  return rating.likes.some((like) => like.userId === personId);
}

/** Tells whether a person may delete a rating: it is their own (COURSE-23). */
export function isOwnRating(rating: { userId: number }, personId: number): boolean {
  return rating.userId === personId;
}
