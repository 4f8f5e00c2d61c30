/** Words of what to do next, besides going on (DASH-04). */
export const nextStepWords = {
  start: {
    title: 'Comece por aqui',
    text: (track: string) => `Trilha obrigatória: ${track}`,
    action: 'Começar',
  },
  choose: {
    title: 'Você está em dia',
    text: 'Que tal aprender algo novo hoje?',
    action: 'Ver todos os treinamentos',
  },
  waiting: {
    title: 'Aguardando liberação',
    /** Why it is closed. */
    text: {
      content: 'O próximo conteúdo ainda não foi liberado para você.',
      course: 'Este treinamento está bloqueado para você.',
      track: 'Esta trilha está bloqueada para você.',
      trainings: 'Nenhum treinamento pendente desta trilha está aberto para você agora.',
    },
  },
} as const;
