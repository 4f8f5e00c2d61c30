export interface PersonListWords {
  /** Beside the name of who is looking. */
  self: string;
  /** The button while some are not shown, with how many it shows. */
  more: (count: number) => string;
  less: string;
}

export const personListWords: PersonListWords = {
  self: 'Você',
  more: (count) => (count === 1 ? 'Ver mais 1 pessoa' : `Ver mais ${count} pessoas`),
  less: 'Ver menos',
};
