export interface RequiredTrackWords {
  required: string;
  progress: (finished: number, total: number) => string;
  more: string;
  less: string;
  /** Names the list that they open and close. */
  list: (school: string | undefined) => string;
}

export const requiredTrackWords: RequiredTrackWords = {
  required: 'Obrigatória',
  progress: (finished, total) => `${finished} de ${total} treinamentos concluídos`,
  more: 'Ver mais trilhas',
  less: 'Ver menos trilhas',
  list: (school) => (school ? `Trilhas obrigatórias de ${school}` : 'Trilhas obrigatórias'),
};
