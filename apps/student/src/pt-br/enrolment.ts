const of = (title: string | undefined) => (title ? ` em “${title}”` : '');

/** Words of a seat in a class of an event or in a training course (EVENT-05 to EVENT-11, EVENT-24, EVENT-25). */
export const enrolment = {
  enrol: 'Matricular-se',
  enrolling: 'Fazendo a matrícula…',
  enrolled: 'Matrícula feita',
  justEnrolled: {
    eventClass: 'Matrícula feita! Sua vaga está garantida.',
    trainingCourse: 'Matrícula feita! Seus encontros estão abaixo.',
  },
  /** After a call without an answer: the person may press again. */
  answerLost: 'A resposta não chegou. Tente novamente: nada é feito duas vezes.',
  leave: 'Cancelar matrícula',
  leaveTitle: 'Cancelar sua matrícula?',
  leaveText: {
    eventClass: 'Sua vaga será liberada para outra pessoa e suas presenças nesta turma serão apagadas.',
    trainingCourse: 'Sua vaga será liberada e suas presenças neste treinamento serão apagadas.',
  },
  keep: 'Manter matrícula',
  left: 'Sua matrícula foi cancelada.',
  /** Told to who has left the page meanwhile. */
  elsewhere: {
    enrolmentRefused: (title: string | undefined, reason: string) =>
      `Sua matrícula${of(title)} não foi feita: ${reason}`,
    leavingRefused: (title: string | undefined, reason: string) =>
      `Sua matrícula${of(title)} não foi cancelada: ${reason}`,
    answerLost: (title: string | undefined) =>
      `A resposta sobre a sua matrícula${of(title)} não chegou. Abra a página para conferir.`,
  },
} as const;
