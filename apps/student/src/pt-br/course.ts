import { timeLeftWords } from './time-left.ts';

/** Words of the course page (COURSE). */
export const course = {
  contents: 'Conteúdos',
  tracks: (count: number) => (count === 1 ? 'Faz parte da trilha' : 'Faz parte das trilhas'),
  complements: 'Materiais complementares',
  complementsMissing: 'Não foi possível carregar os materiais complementares.',
  noContents: 'Este treinamento ainda não tem conteúdos.',
  noComplements: 'Nenhum material complementar.',
  actionsMissing: 'Não foi possível carregar a sua matrícula.',
  enrol: 'Matricular-se',
  begin: 'Começar',
  continue: 'Continuar',
  review: 'Rever',
  leave: 'Sair do treinamento',
  leaveTitle: 'Sair deste treinamento?',
  leaveText: 'Seu progresso neste treinamento será apagado.',
  leaveConfirm: 'Sair do treinamento',
  cancel: 'Cancelar',
  finish: 'Concluir treinamento',
  enrolled: 'Matrícula feita!',
  left: 'Você saiu do treinamento.',
  finished: 'Treinamento concluído!',
  /** What a course or one of its contents has earned: '+20 decoins'. */
  coins: (count: string, coin: string) => `+${count} ${coin}`,
  findNext: 'Escolher o próximo treinamento',
  locked: 'Bloqueado',
  blocked: {
    now: 'Este treinamento está bloqueado para você.',
    later: (date: string) => `Este treinamento abre em ${date}.`,
    over: (date: string) => `O prazo deste treinamento terminou em ${date}.`,
  },
  /** Whom to ask; the address follows. */
  blockedAsk: 'Se precisa dele agora, escreva para',
  blockedUntold: 'O motivo não foi informado. Para saber por que e pedir acesso, escreva para',
  blockedSubject: (title: string) => `Acesso ao treinamento “${title}”`,
  done: 'Concluído',
  inProgress: 'Em andamento',
  progress: 'Progresso no treinamento',
  duration: 'Duração',
  /** '60%, faltam 27 min'; without anything left '60%'. */
  progressLeft: (percent: number, secondsLeft: number) =>
    [`${percent}%`, timeLeftWords(secondsLeft)].filter(Boolean).join(', '),
  rating: 'Avaliação',
  rewardFact: 'Recompensa',
  certificateFact: 'Certificado',
  hasCertificate: 'Com certificado',
  about: 'Sobre o treinamento',
  types: {
    youtube: 'Vídeo',
    scorm: 'Pacote interativo',
    pdf: 'PDF',
    exercise: 'Exercício',
    mp3: 'Áudio',
    searchForm: 'Avaliação',
  },
} as const;
