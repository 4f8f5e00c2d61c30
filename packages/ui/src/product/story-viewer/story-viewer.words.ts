/** What the story viewer says by itself. */
export interface StoryViewerWords {
  name: string;
  close: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  replay: string;
  /** Pressed while nothing is heard. */
  mute: string;
  /** `count` is unknown while there are more than were read. */
  position: (position: number, count: number | undefined) => string;
  slow: string;
  refused: string;
  failed: string;
  failedText: string;
  missing: string;
  missingText: string;
  retry: string;
}

export const storyViewerWords: StoryViewerWords = {
  name: 'Pílulas',
  close: 'Fechar',
  previous: 'Pílula anterior',
  next: 'Próxima pílula',
  play: 'Reproduzir',
  pause: 'Pausar',
  replay: 'Assistir de novo',
  mute: 'Sem som',
  position: (position, count) =>
    count === undefined ? `Pílula ${position}` : `Pílula ${position} de ${count}`,
  slow: 'O vídeo está demorando para carregar.',
  refused: 'Toque para assistir.',
  failed: 'Não foi possível reproduzir o vídeo.',
  failedText: 'Tente novamente ou passe para a próxima pílula.',
  missing: 'Esta pílula não está mais disponível.',
  missingText: 'Há outras esperando por você no início.',
  retry: 'Tentar novamente',
};
