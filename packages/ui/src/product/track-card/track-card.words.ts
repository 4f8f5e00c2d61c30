export interface TrackCardWords {
  required: string;
  progress: (finished: number, total: number) => string;
}

export const trackCardWords: TrackCardWords = {
  required: 'Obrigatório',
  progress: (finished, total) => `${finished} de ${total} treinamentos concluídos`,
};
