/** What spinners and loading overlays say. */
export interface SpinnerWords {
  /** What is under way, for those who do not see it turn. */
  loading: string;
}

export const spinnerWords: SpinnerWords = { loading: 'Carregando…' };
