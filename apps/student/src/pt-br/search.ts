import { formatNumber } from '@student/domain';

const counted = (one: string, many: string) => (total: number) =>
  total === 1 ? `1 ${one}` : `${formatNumber(total)} ${many}`;

/** Words of the search page (SHELL, TRACK). */
export const search = {
  /** Of the window, so that its history tells searches apart. */
  titleOf: (term: string) => `Busca: ${term}`,
  resultsFor: (term: string) => `Resultados para “${term}”`,
  groups: {
    courses: 'Treinamentos',
    tracks: 'Trilhas',
    schools: 'Escolas',
    instructors: 'Instrutores',
  },
  /** All that was found of a kind. */
  counts: {
    courses: counted('treinamento', 'treinamentos'),
    tracks: counted('trilha', 'trilhas'),
    schools: counted('escola', 'escolas'),
    instructors: counted('instrutor', 'instrutores'),
  },
  /** Where courses have pages nobody says how many there are. */
  coursesOver: (fewer: number) => `mais de ${formatNumber(fewer)} treinamentos`,
  found: 'O que foi encontrado',
  missing: {
    courses: 'Não foi possível buscar treinamentos.',
    tracks: 'Não foi possível buscar trilhas.',
    schools: 'Não foi possível buscar escolas.',
    instructors: 'Não foi possível buscar instrutores.',
  },
  noResultsFor: (term: string) => `Nenhum resultado para “${term}”`,
  noResultsHint:
    'Confira a grafia ou tente uma palavra mais geral. Eventos e turmas presenciais estão na agenda.',
  explore: 'Explore',
  allCourses: 'Ver todos os treinamentos',
  allTracks: 'Ver as trilhas',
  allInstructors: 'Ver quem ensina',
  calendar: 'Ver agenda',
  interests: 'Seus interesses',
} as const;
