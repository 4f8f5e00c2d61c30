/** Words of the dashboard (DASH). */
export const dashboard = {
  title: 'Início',
  onboardingTitle: 'Boas-vindas',
  greeting: (name: string) => `Olá, ${name}!`,
  nextStepTitle: 'Seu próximo passo',
  continueAction: 'Continuar',
  actionOn: (action: string, course: string) => `${action}: ${course}`,
  progressOf: (course: string) => `Progresso em ${course}`,
  nextContent: (content: string) => `Próximo: ${content}`,
  underWayTitle: 'Continue de onde você parou!',
  underWayNone: 'Quando você começar um treinamento, ele aparece aqui.',
  weekTitle: 'Sua semana',
  weekMissing: 'Não foi possível carregar a sua semana.',
  weekText: (days: number) =>
    days === 0
      ? 'Nenhum acesso nos últimos 7\u00a0dias'
      : days === 7
        ? 'Você entrou em cada um dos últimos 7\u00a0dias'
        : `Você entrou em ${days} dos últimos 7\u00a0dias`,
  weekDays: (names: readonly string[]) =>
    names.length === 0 ? 'Nenhum dia com acesso' : `Dias com acesso: ${names.join(', ')}`,
  /** By the number of the day, Sunday first. */
  dayLetters: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'],
  dayNames: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  today: 'hoje',
  dueTitle: 'Obrigatórios',
  dueMissing: 'Não foi possível carregar os obrigatórios.',
  dueText: (trainings: number, tracks: number) =>
    `${trainings === 1 ? 'treinamento pendente' : 'treinamentos pendentes'} em ${tracks === 1 ? '1 trilha' : `${tracks} trilhas`}`,
  dueLink: (tracks: number) => (tracks === 1 ? 'Ver a trilha' : 'Ver as trilhas'),
  dueNoneText: 'treinamentos pendentes',
  loadMore: 'Carregar mais',
  requiredTitle: 'Trilhas obrigatórias pendentes',
  requiredNone: 'Nenhuma trilha obrigatória pendente.',
  required: 'Obrigatório',
  allTracks: 'Ver todas as trilhas',
  moreTracks: 'Ver mais trilhas',
  fewerTracks: 'Ver menos trilhas',
  eventsTitle: 'Treinamentos',
  calendar: 'Ver agenda',
  eventWithoutClass: 'Este evento ainda não tem turmas.',
  eventsNone: 'Nenhum evento marcado por enquanto.',
  event: 'Evento',
  training: 'Treinamento',
  interestsTitle: 'Seus interesses',
  interestsLink: 'Ver por interesse',
  interestsNone: 'Nenhum treinamento dos seus interesses por enquanto.',
  interestsUnchosen: 'Você ainda não escolheu interesses.',
  interestsChoose: 'Escolher interesses',
  newTitle: 'Novidades',
  newNone: 'Nenhuma novidade por enquanto.',
  informationTitle: 'Informações',
  informationMore: 'Saiba mais',
  /** Never read: as long as what comes mostly is. */
  informationShape: {
    title: 'Um aviso a quem trabalha conosco',
    text: 'Uma frase ou duas sobre o que muda no trabalho desta semana.',
  },
  listTitle: 'Todos os treinamentos',
  allSchools: 'Ver escolas',
  allInstructors: 'Ver quem ensina',
  search: 'O que você quer aprender?',
  searchLabel: 'Filtrar a lista de treinamentos por título',
  filters: 'Filtros',
  schools: 'Escolas',
  schoolsMissing: 'Não foi possível carregar as escolas.',
  tracksMissing: 'Não foi possível carregar as trilhas.',
  schoolWords: {
    search: 'Pesquisar escola',
    select: 'Selecionar escola',
    added: (name: string) => `Escola selecionada: ${name}`,
    removed: (name: string) => `Escola removida: ${name}`,
  },
  tracksLabel: 'Trilhas',
  trackWords: {
    search: 'Pesquisar trilha',
    select: 'Selecionar trilha',
    added: (title: string) => `Trilha selecionada: ${title}`,
    removed: (title: string) => `Trilha removida: ${title}`,
  },
  sortBy: 'Ordenar por',
  columns: { title: 'Título', duration: 'Duração', rating: 'Avaliação', progress: 'Progresso' },
  count: (total: number) =>
    total === 0
      ? 'Não há nenhum treinamento por aqui'
      : total === 1
        ? '1 treinamento nesta página'
        : `${total} treinamentos nesta página`,
  empty: 'Não há nenhum treinamento por aqui',
  emptyHint: 'Tente outra palavra ou remova um filtro.',
  clear: 'Limpar filtros',
  none: 'Ainda não há treinamentos disponíveis para você. Entre em contato com o suporte pelo e-mail',
  page: 'Páginas da lista de treinamentos',
  comments: {
    title: (course: string) => `Comentários sobre ${course}`,
    fallbackTitle: 'Comentários',
    empty: 'Não há nenhum comentário por aqui',
    close: 'Fechar',
    pages: 'Páginas de comentários',
    rating: (rating: string) => `Avaliação: ${rating} de 5`,
  },
  noIntroductionVideo: 'Este treinamento não tem vídeo de apresentação.',
  introductionVideo: (course: string) => `Vídeo de apresentação: ${course}`,
} as const;
