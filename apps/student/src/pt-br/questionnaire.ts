const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Words of questionnaires (QUIZ). */
export const questionnaire = {
  cover: {
    answered: 'Respondidas',
    attempts: 'Tentativas feitas',
    questionsOf: (total: number) => counted(total, 'questão', 'questões'),
    noTime: 'Sem limite de tempo',
    minimum: 'Tempo mínimo',
    result: 'Último resultado',
    corrects: (corrects: number, total: number | null | undefined) =>
      total ? `${corrects} de ${total} corretas` : counted(corrects, 'correta', 'corretas'),
    /** An attempt is open, and its time does not stop while one is elsewhere. */
    goesOn: (minutes: number) =>
      `${minutes === 1 ? 'Resta' : 'Restam'} ${minutes} min. O tempo continua passando.`,
    explained: 'Cada resposta é salva assim que você a escolhe. Você pode sair e voltar de onde parou.',
    timed: (time: string) =>
      `Você tem ${time} a partir do momento em que começar. O tempo continua passando mesmo se você sair.`,
    begin: 'Começar',
    goOn: (page: number) => `Continuar da questão ${page}`,
    again: 'Refazer',
    againTitle: 'Refazer este questionário?',
    againText: 'Uma nova tentativa começa do zero, e seu progresso neste conteúdo volta a 0%.',
    responses: 'Ver respostas',
    notBegun: 'Não foi possível começar',
  },
  questionOf: (page: number, total: number | null | undefined) =>
    total ? `Questão ${page} de ${total}` : `Questão ${page}`,
  backTo: (title: string) => `Voltar: ${title}`,
  answeredOf: (answered: number, total: number) => `${answered} de ${total} respondidas`,
  progress: 'Questões respondidas',
  alternatives: 'Alternativas',
  answer: 'Sua resposta',
  answerHint: 'É salva sozinha enquanto você escreve.',
  save: 'Enviar resposta',
  attemptsLeft: (left: number) =>
    left === 1 ? 'Resta 1 tentativa nesta questão.' : `Restam ${left} tentativas nesta questão.`,
  noAttempts: 'As tentativas desta questão acabaram.',
  byKeys: 'No teclado, as setas percorrem as alternativas e a barra de espaço escolhe.',
  rightOne: 'Correta',
  wrongOne: 'Incorreta',
  right: 'Resposta correta.',
  wrong: 'Resposta incorreta.',
  notTaken: (reason: string) => `Sua resposta não foi registrada: ${reason}`,
  inWordsElsewhere: 'Questões abertas são respondidas dentro do treinamento.',
  previous: 'Anterior',
  next: 'Próxima',
  finish: 'Finalizar',
  finishTitle: 'Finalizar o questionário?',
  unanswered: (count: number) =>
    count === 0
      ? 'Todas as questões estão respondidas. Depois de finalizar, não é possível mudar as respostas.'
      : `${counted(count, 'questão está', 'questões estão')} sem resposta. Depois de finalizar, não é possível mudar as respostas.`,
  /** After the open questions that are named: others that were not looked at. */
  andMore: (count: number) => `e mais ${count}`,
  unansweredUnknown: 'Depois de finalizar, não é possível mudar as respostas.',
  finishing: 'Finalizando…',
  finishingText:
    'Suas respostas estão guardadas e serão registradas assim que possível. Você já pode sair desta página.',
  unfinished: 'O questionário não foi finalizado',
  finishAgain: 'Tentar finalizar novamente',
  over: 'Este questionário foi finalizado',
  overText: 'Ele não aceita mais respostas.',
  timeOver: 'O tempo acabou',
  backToContent: 'Voltar ao conteúdo',
  clock: 'Tempo restante',
  minutesLeft: (minutes: number) =>
    `${minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`} para o fim do questionário.`,
  responsesTitle: 'Suas respostas',
  responsesMissing: 'Não foi possível carregar suas respostas.',
  noAnswer: 'Sem resposta',
  yourAnswer: 'Sua resposta',
  awaiting: 'Aguardando correção',
  /** How an attempt went of which answers are still to be corrected: they are neither right nor wrong. */
  correctsSoFar: (corrects: number, judged: number, waiting: number) =>
    `${corrects} de ${judged} corretas, ${waiting} ${waiting === 1 ? 'aguarda' : 'aguardam'} correção`,
  timeLimit: (time: string) => `Tempo máximo: ${time}`,
} as const;
