/** Words of a suggestion (FORMS-01 to FORMS-05). */
export const suggestion = {
  title: 'Dê sua sugestão',
  text: 'Conte o que pode melhorar nos treinamentos ou na plataforma.',
  suggestionTitle: 'Título',
  description: 'Descrição',
  send: 'Enviar sugestão',
  sent: 'Sugestão enviada!',
  notSent:
    'Erro de conexão. O que você escreveu está salvo neste aparelho: envie de novo quando a conexão voltar.',
} as const;
