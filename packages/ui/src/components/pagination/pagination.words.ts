export interface PaginationWords {
  label: string;
  previous: string;
  next: string;
  /** Why the arrows lead nowhere at an end. */
  isFirst: string;
  isLast: string;
  page: (page: number) => string;
  /** The compact form: where one is. */
  position: (page: number, of: number) => string;
}

export const portuguese: PaginationWords = {
  label: 'Paginação',
  previous: 'Página anterior',
  next: 'Próxima página',
  isFirst: 'Esta é a primeira página',
  isLast: 'Esta é a última página',
  page: (page) => `Página ${page}`,
  position: (page, of) => `${page} de ${of}`,
};
