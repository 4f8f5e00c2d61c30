export interface RankingWords {
  /** Beside the name of who is looking. */
  self: string;
  /** A place. */
  place: (position: number) => string;
  /** The button while some are not shown, with how many it shows. */
  more: (count: number) => string;
  less: string;
}

export const rankingWords: RankingWords = {
  self: 'Você',
  place: (position) => `${position.toLocaleString('pt-BR')}º`,
  more: (count) => (count === 1 ? 'Ver mais 1 pessoa' : `Ver mais ${count} pessoas`),
  less: 'Ver menos',
};
