/** Words of the search page (SHELL). */
export const search = {
  resultsFor: (term: string) => `Resultados para “${term}”`,
  noResultsFor: (term: string) => `Nenhum resultado para “${term}”`,
  noResultsHint: 'Confira a grafia ou tente uma palavra mais geral.',
  allCourses: 'Ver todos os treinamentos',
} as const;
