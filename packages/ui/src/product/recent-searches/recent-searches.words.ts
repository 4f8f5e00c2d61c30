/** What the list of recent searches says. */
export interface RecentSearchesWords {
  title: string;
  /** Where there is none. */
  none: string;
  clear: string;
  cleared: string;
  remove: (term: string) => string;
  removed: (term: string) => string;
}

export const recentSearchesWords: RecentSearchesWords = {
  title: 'Buscas recentes',
  none: 'O que você buscar aparece aqui.',
  clear: 'Limpar',
  cleared: 'Buscas recentes apagadas',
  remove: (term) => `Remover das buscas recentes: ${term}`,
  removed: (term) => `Busca removida: ${term}`,
};
