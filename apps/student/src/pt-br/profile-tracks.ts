import { formatNumber } from '@student/domain';

const tracksOf = (count: number) => (count === 1 ? '1 trilha' : `${formatNumber(count)} trilhas`);
const finishedOf = (count: number) =>
  count === 0 ? 'nenhuma concluída' : count === 1 ? '1 concluída' : `${formatNumber(count)} concluídas`;

/** Words of the person's tracks in their profile (TRACK-04, TRACK-08). */
export const profileTracks = {
  filters: 'Filtros',
  search: 'Buscar trilhas',
  searchLabel: 'Buscar nas suas trilhas por palavra',
  missing: 'Não foi possível carregar as trilhas obrigatórias.',
  /** Of all that the search has found, on every page. */
  count: (count: number, finished: number) =>
    count === 0 ? 'Não há nenhuma trilha por aqui' : `${tracksOf(count)}, ${finishedOf(finished)}`,
  pages: 'Páginas das trilhas obrigatórias',
  none: 'Você não tem trilhas obrigatórias',
  noneHint: 'Quando a sua empresa indicar alguma, ela aparece aqui.',
  noMatch: 'Não há nenhuma trilha por aqui',
  noMatchHint: 'Tente outra palavra ou limpe a busca.',
  clear: 'Limpar a busca',
  begun: 'Outras trilhas que você começou',
  begunMissing: 'Não foi possível carregar as outras trilhas.',
  allTracks: 'Ver todas as trilhas',
} as const;
