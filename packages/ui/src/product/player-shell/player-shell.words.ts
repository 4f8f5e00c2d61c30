export interface PlayerShellWords {
  back: string;
  previous: string;
  next: string;
  neighbours: string;
}

export const playerShellWords: PlayerShellWords = {
  back: 'Voltar ao treinamento',
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros conteúdos',
};
