import { formatNumber } from '@student/domain';

/** Words of the page of an interest (TRACK). */
export const interest = {
  chosen: 'Este é um dos seus interesses.',
  open: 'Este ainda não é um dos seus interesses.',
  full: 'Você já escolheu cinco interesses. Para incluir este, desmarque outro em “Meus interesses”.',
  add: 'Adicionar aos meus interesses',
  remove: 'Remover dos meus interesses',
  change: 'Meus interesses',
  own: 'Seus interesses',
  ownMissing: 'Não foi possível carregar os seus interesses.',
  courses: 'Treinamentos',
  filters: 'Filtros',
  search: 'Filtrar por título',
  searchLabel: (title: string) => `Filtrar por título os treinamentos sobre ${title}`,
  status: 'Situação',
  statuses: { all: 'Todos', progress: 'Em andamento', finished: 'Concluídos' },
  /** All of them stand on one page. */
  count: (total: number) =>
    total === 0
      ? 'Não há nenhum treinamento por aqui'
      : total === 1
        ? '1 treinamento'
        : `${formatNumber(total)} treinamentos`,
  countOfPage: (total: number) =>
    total === 1 ? '1 treinamento nesta página' : `${formatNumber(total)} treinamentos nesta página`,
  pages: 'Páginas da lista de treinamentos',
  none: 'Ainda não há treinamentos sobre este interesse',
  noneHint: 'Quando houver algum, ele aparece aqui e no Início.',
  allCourses: 'Ver todos os treinamentos',
  noMatch: 'Não há nenhum treinamento por aqui',
  noMatchHint: 'Tente outra palavra ou remova um filtro.',
  clear: 'Limpar filtros',
} as const;
