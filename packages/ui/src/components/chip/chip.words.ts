/** What a group of chips says. */
export interface ChipGroupWords {
  /** Shown and said when `max` is reached. */
  full: (max: number) => string;
}

export const chipGroupWords: ChipGroupWords = {
  full: (max) => `Limite de ${max} atingido. Desmarque um para escolher outro.`,
};
