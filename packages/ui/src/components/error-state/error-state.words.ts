export interface ErrorStateWords {
  /** The button that tries again. */
  retry: string;
}

export const portuguese: ErrorStateWords = { retry: 'Tentar novamente' };
