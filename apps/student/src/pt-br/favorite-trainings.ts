import { formatNumber } from '@student/domain';

/** Words of the favourite trainings in the profile (RECO-16). */
export const favoriteTrainings = {
  filters: 'Filtros',
  search: 'Filtrar por título',
  searchLabel: 'Filtrar por título os treinamentos favoritos',
  type: 'Tipo',
  types: { all: 'Todos', COURSE: 'Online', EVENT: 'Eventos', TRAINING_COURSE: 'Turmas presenciais' },
  /** All of them stand on one page. */
  count: (total: number) =>
    total === 0
      ? 'Não há nenhum favorito por aqui'
      : total === 1
        ? '1 treinamento favorito'
        : `${formatNumber(total)} treinamentos favoritos`,
  countOfPage: (total: number) =>
    total === 1 ? '1 favorito nesta página' : `${formatNumber(total)} favoritos nesta página`,
  pages: 'Páginas dos treinamentos favoritos',
  missing: 'Não foi possível carregar os seus favoritos.',
  none: 'Você ainda não tem treinamentos favoritos',
  noneHint: 'Toque no coração de um treinamento para encontrá-lo aqui.',
  allCourses: 'Ver todos os treinamentos',
  noMatch: 'Não há nenhum favorito por aqui',
  noMatchHint: 'Tente outra palavra ou remova um filtro.',
  clear: 'Limpar filtros',
} as const;
