/** What a rating says. */
export interface RatingInputWords {
  /** Names each choice. */
  stars: (stars: number) => string;
}

export const ratingInputWords: RatingInputWords = {
  stars: (stars) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
};
