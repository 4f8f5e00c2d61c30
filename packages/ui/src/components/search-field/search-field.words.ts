/** What a search field says. */
export interface SearchFieldWords {
  /** Names the button that empties it. */
  clear: string;
  pending: string;
}

export const searchFieldWords: SearchFieldWords = { clear: 'Limpar busca', pending: 'Buscando…' };
