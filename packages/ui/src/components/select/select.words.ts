/** What a select says. */
export interface SelectWords {
  /** Stands in it while its options are on their way. */
  pending: string;
}

export const selectWords: SelectWords = { pending: 'Carregando…' };
