export interface RequiredTrackWords {
  more: string;
  less: string;
  /** Names the list that they open and close. */
  list: (school: string | undefined) => string;
}

export const requiredTrackWords: RequiredTrackWords = {
  more: 'Ver mais trilhas',
  less: 'Ver menos trilhas',
  list: (school) => (school ? `Trilhas obrigatórias de ${school}` : 'Trilhas obrigatórias'),
};
