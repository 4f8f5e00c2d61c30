export interface ContinueCardWords {
  action: string;
  progress: (title: string) => string;
}

export const continueCardWords: ContinueCardWords = {
  action: 'Continuar',
  progress: (title) => `Progresso em ${title}`,
};
