/** Words of evaluation forms (FORMS-15 to FORMS-22). */
export const evaluation = {
  progress: 'Perguntas respondidas',
  questionOf: (page: number, total: number) => `Pergunta ${page} de ${total}`,
  stars: 'Sua nota',
  single: 'Escolha uma opção',
  multiple: 'Escolha uma ou mais opções',
  text: 'Sua resposta',
  previous: 'Anterior',
  answer: 'Responder',
  send: 'Enviar avaliação',
  done: 'Avaliação enviada',
  doneText: 'Obrigado por contar o que achou.',
} as const;
