import { formatNumber } from '@student/domain';

/** Words of the search page (SHELL). */
export const search = {
  resultsFor: (term: string) => `Resultados para “${term}”`,
  /** All that was found stands on one page. */
  count: (total: number) => (total === 1 ? '1 treinamento' : `${formatNumber(total)} treinamentos`),
  noResultsFor: (term: string) => `Nenhum resultado para “${term}”`,
  noResultsHint: 'Confira a grafia ou tente uma palavra mais geral.',
  allCourses: 'Ver todos os treinamentos',
} as const;
