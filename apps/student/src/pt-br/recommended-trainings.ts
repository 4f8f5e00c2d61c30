import { formatNumber } from '@student/domain';

/** Words of the trainings that others have recommended to the person (RECO-12). */
export const recommendedTrainings = {
  filters: 'Filtros',
  search: 'Filtrar por título ou pessoa',
  searchLabel: 'Filtrar por título ou pessoa os treinamentos recomendados',
  by: (name: string) => `Recomendado por ${name}`,
  /** All of them stand on one page. */
  count: (total: number) =>
    total === 0
      ? 'Não há nenhuma recomendação por aqui'
      : total === 1
        ? '1 treinamento recomendado'
        : `${formatNumber(total)} treinamentos recomendados`,
  countOfPage: (total: number) =>
    total === 1 ? '1 recomendado nesta página' : `${formatNumber(total)} recomendados nesta página`,
  pages: 'Páginas dos treinamentos recomendados',
  missing: 'Não foi possível carregar o que recomendaram para você.',
  none: 'Ninguém recomendou um treinamento para você ainda',
  noneHint: 'Quando alguém recomendar, ele aparece aqui e você recebe um aviso.',
  allCourses: 'Ver todos os treinamentos',
  noMatch: 'Não há nenhuma recomendação por aqui',
  noMatchHint: 'Tente outra palavra.',
  clear: 'Limpar busca',
  suggestions: 'Pelos seus interesses',
  noSuggestions: 'Não há outras sugestões agora.',
} as const;
