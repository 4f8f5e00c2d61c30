export interface TableWords {
  /** In place of rows where there are none (SHELL-58). */
  empty: string;
  /** Said while the first rows are on their way, and while others are. */
  loading: string;
  refreshing: string;
  /** Said when they have come. */
  arrived: (rows: number) => string;
}

export const portuguese: TableWords = {
  empty: 'Não há nada por aqui.',
  loading: 'Carregando…',
  refreshing: 'Atualizando…',
  arrived: (rows) => (rows === 1 ? '1 linha' : `${rows} linhas`),
};
