/** Words of the instructors and of the page of one of them (TRACK). */
export const detailsInstructors = {
  lead: 'Digite um nome ou uma profissão para encontrar quem ensina.',
  filters: 'Filtros',
  search: 'Nome ou profissão',
  searchLabel: 'Buscar instrutores por nome ou profissão',
  own: 'Quem ensina os seus treinamentos',
  ownMissing: 'Não foi possível carregar todos os instrutores dos seus treinamentos.',
  start: 'Procure quem ensina',
  found: (term: string) => `Instrutores com “${term}”`,
  count: (total: number) => (total === 1 ? '1 instrutor' : `${total} instrutores`),
  courses: 'Treinamentos',
  rating: 'Avaliação',
  meanRating: (rating: string) => `${rating} de média nos treinamentos`,
  noCourses: 'Nenhum treinamento publicado por enquanto',
  allInstructors: 'Buscar outros instrutores',
} as const;
