/** What a course promises at the end of its description, in turn. */
export const courseEndings = [
  'No fim, você leva um roteiro de uma página para usar já no próximo turno.',
  'Cada parte termina com uma pergunta para conversar com a sua equipe.',
  'Não precisa saber nada antes: os termos são explicados à medida que aparecem.',
  'Faça aos poucos. Guardamos o ponto em que você parou.',
  'Os exemplos vêm de quem trabalha nas nossas unidades.',
  'Se ficar alguma dúvida, escreva ao lado do conteúdo: quem ensina responde.',
  'Bom para fazer em dupla: há exercícios pensados para duas pessoas.',
  'Depois dele, siga para a trilha da escola e aprofunde o que mais interessar.',
  'Inclui um material para imprimir e deixar à vista.',
  'Vai direto ao essencial, sem rodeios.',
  'Ao terminar, conte nos comentários o que você mudou na sua rotina.',
] as const;
