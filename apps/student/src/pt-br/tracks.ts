import { formatNumber } from '@student/domain';

/** Words of the list of tracks and of the page of one (TRACK). */
export const tracks = {
  lead: 'As trilhas das suas escolas: primeiro as obrigatórias.',
  filters: 'Filtros',
  search: 'Buscar trilhas',
  searchLabel: 'Buscar trilhas por palavra',
  status: 'Situação',
  statuses: { all: 'Todas', pending: 'Pendentes', finished: 'Concluídas' },
  required: 'Trilhas obrigatórias',
  others: 'Outras trilhas',
  othersMissing: 'Não foi possível carregar as trilhas.',
  /** Of a page; all of them stand on one where there is one page only. */
  count: (count: number) =>
    count === 0
      ? 'Não há nenhuma trilha por aqui'
      : count === 1
        ? '1 trilha'
        : `${formatNumber(count)} trilhas`,
  pages: 'Páginas da lista de trilhas',
  none: 'Ainda não há trilhas por aqui',
  noneHint: 'Quando as suas escolas publicarem alguma, ela aparece aqui.',
  noMatch: 'Não há nenhuma trilha por aqui',
  noMatchHint: 'Tente outra palavra ou remova um filtro.',
  clear: 'Limpar filtros',
  allCourses: 'Ver todos os treinamentos',

  school: 'Escola:',
  openSchool: 'Ver a escola',
  openSchoolOf: (name: string) => `Ver a escola ${name}`,
  requiredTag: 'Obrigatório',
  finishedTag: 'Concluída',
  progress: 'Progresso na trilha',
  /** Courses alone are counted; events and training courses are not (TRACK-08). */
  finishedOf: (finished: number, total: number) => `${finished} de ${total} treinamentos concluídos`,
  size: 'Tamanho',
  courses: (count: number) => (count === 1 ? '1 treinamento' : `${formatNumber(count)} treinamentos`),
  changed: 'Atualização',
  changedOn: (date: string) => `Atualizada em ${date}`,
  ratings: 'Avaliações',
  hasRatings: 'Com avaliações de colegas',
  begin: 'Começar',
  continue: 'Continuar',
  /** An event or a training course: what can be done there depends on its dates. */
  open: 'Ver detalhes',
  next: (title: string) => `A seguir: ${title}`,
  also: (title: string) => `Também nesta trilha: ${title}`,
  /** What the button leads to, for who hears it alone. */
  actionOn: (action: string, title: string) => `${action}: ${title}`,
  blocked: 'Esta trilha está bloqueada para você.',
  blockedAsk: 'O motivo não foi informado. Para saber por que e pedir acesso, escreva para',
  blockedSubject: (title: string) => `Acesso à trilha “${title}”`,
  inactive: 'Esta trilha não é mais oferecida.',
  inactiveText: 'O que você concluiu nela continua valendo.',
  trainings: 'Treinamentos da trilha',
  view: 'O que mostrar',
  views: { all: 'Tudo', required: 'Só os obrigatórios' },
  moreMissing: 'Não foi possível carregar mais treinamentos.',
  coursePages: 'Páginas dos treinamentos da trilha',
  noTrainings: 'Esta trilha ainda não tem treinamentos.',
} as const;
