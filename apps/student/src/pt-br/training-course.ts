/** Words of the page of a training course (EVENT). */
export const trainingCourse = {
  start: 'Início',
  duration: 'Duração',
  /** '3 encontros, de 7 a 21 de março'. */
  days: (count: number, days: string) => `${count} encontros, ${days}`,
  code: 'Código',
  /** The number by which support knows it (EVENT-22). */
  codeOf: (id: number) => `Nº ${id}`,
  certificateFact: 'Certificado',
  hasCertificate: 'Com certificado',
  over: 'Encerrado',
  progress: 'Sua presença',
  /** '33%, 1 de 3 encontros'. */
  presence: (percent: number, attended: number, total: number) =>
    `${percent}%, ${attended} de ${total} ${total === 1 ? 'encontro' : 'encontros'}`,
  noSittings: 'Este treinamento ainda não tem encontros marcados.',
  people: (count: number) => (count === 0 ? 'Participantes' : `Participantes (${count})`),
  nobody: 'Ninguém se matriculou ainda.',
  unnamed: 'Participante',
  attended: 'Você já participou',
  underWay: (kind: string) => `${kind} · em andamento`,
} as const;
