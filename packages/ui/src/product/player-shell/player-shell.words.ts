export interface PlayerShellWords {
  back: string;
  previous: string;
  next: string;
  neighbours: string;
  panels: string;
}

export const playerShellWords: PlayerShellWords = {
  back: 'Voltar ao treinamento',
  previous: 'Anterior',
  next: 'Próximo',
  neighbours: 'Outros conteúdos',
  panels: 'Painel de estudo',
};
