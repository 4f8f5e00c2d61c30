import { spokenDuration } from '@student/domain';

const waitsFor = { network: 'a conexão', server: 'o servidor', session: 'você entrar de novo' } as const;

/** Words of the content player (PLAYER). */
export const content = {
  contents: 'Conteúdos',
  list: 'Conteúdos do treinamento',
  backToCourse: 'Voltar ao treinamento',
  previous: 'Anterior',
  next: 'Próximo',
  /** At the end of a film in full screen. */
  nextContent: 'Próximo conteúdo',
  nextLocked: 'Conclua este conteúdo para abrir o próximo.',
  saved: (time: string) => `Salvo às ${time}`,
  saving: 'Salvando…',
  held: {
    network: 'Sem conexão: salvo neste aparelho',
    server: 'Servidor indisponível: salvo neste aparelho',
    session: 'Salvo neste aparelho até você entrar de novo',
  },
  tryNow: 'Tentar agora',
  /** After somebody has tried, and it did not arrive. */
  stillHeld: {
    network: 'Ainda sem conexão: salvo neste aparelho',
    server: 'Servidor ainda indisponível: salvo neste aparelho',
  },
  /** Where the server said when. */
  triesAgainAt: (time: string) => `Nova tentativa às ${time}`,
  /** At the end of a film or an audio that was not studied for as long as it asks for. */
  toFinish: (seconds: number) =>
    `${seconds === 1 || seconds === 60 ? 'Falta' : 'Faltam'} ${spokenDuration(seconds)} de estudo para concluir este conteúdo.`,
  /** What of it waits, and for what. */
  waiting: {
    studied: (seconds: number) => `${spokenDuration(seconds)} de estudo`,
    answer: (count: number) => `${count} ${count === 1 ? 'resposta' : 'respostas'}`,
    note: (count: number) => `${count} ${count === 1 ? 'anotação' : 'anotações'}`,
    doubt: (count: number) => `${count} ${count === 1 ? 'dúvida' : 'dúvidas'}`,
    and: (texts: readonly string[]) => new Intl.ListFormat('pt-BR').format(texts),
    waits: (many: 'one' | 'many', by: 'network' | 'server' | 'session') =>
      `${many === 'one' ? 'aguarda' : 'aguardam'} ${waitsFor[by]}`,
  },
  notKept: 'Não foi possível salvar, nem mesmo neste aparelho',
  notSaved: (reason: string) => `Não foi possível salvar: ${reason}`,
  elsewhere: 'Este conteúdo está aberto em outra janela',
  elsewhereText: 'O tempo de estudo conta só lá, enquanto ele estiver em andamento.',
  unfinished: 'A conclusão não foi registrada',
  finishAgain: 'Tentar concluir novamente',
  progress: 'Progresso do conteúdo',
  done: 'Concluído',
  opening: 'Abrindo o conteúdo…',
  openFailed: 'Não foi possível abrir este conteúdo.',
  locked: 'Este conteúdo está bloqueado.',
  lockedText: 'Conclua os conteúdos anteriores para abri-lo.',
  /** Nothing that the person could do opens it now. */
  closedText: 'Ele ainda não está disponível para você.',
  notes: 'Anotações',
  doubts: 'Dúvidas',
  ratings: 'Avaliações',
  complements: 'Materiais complementares',
  instructors: 'Instrutores',
  finishedOf: (done: number, total: number) => `${done} de ${total} concluídos`,
} as const;
