/** Words of evaluation forms (FORMS-15 to FORMS-22). */
export const evaluation = {
  progress: 'Perguntas respondidas',
  questionOf: (page: number, total: number) => `Pergunta ${page} de ${total}`,
  author: (name: string) => `Pergunta de ${name}`,
  stars: 'Sua nota',
  single: 'Escolha uma opção',
  multiple: 'Escolha uma ou mais opções',
  text: 'Sua resposta',
  /** The foot of the page leads to the content before, by the name of Anterior. */
  previous: 'Pergunta anterior',
  answer: 'Responder',
  send: 'Enviar avaliação',
  refused: (page: number) => `Sua resposta à pergunta ${page} não foi enviada`,
  answerAgain: 'Responder novamente',
  done: 'Avaliação enviada',
  doneText: 'Obrigado por contar o que achou.',
  /** All is answered, and the server does not have it all yet. */
  kept: 'Avaliação guardada',
  keptText:
    'Suas respostas estão guardadas e serão enviadas assim que possível. Você já pode sair desta página.',
} as const;
