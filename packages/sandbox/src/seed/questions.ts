import type { Store } from '../store/store.ts';

const bank = [
  [
    'Qual é o primeiro passo recomendado no treinamento?',
    [
      'Agir imediatamente',
      'Observar e entender a situação',
      'Pedir a um colega que resolva',
      'Esperar a próxima reunião',
    ],
    1,
  ],
  [
    'Quem é responsável por aplicar o que foi visto?',
    ['Somente a liderança', 'Somente a equipe de qualidade', 'Cada pessoa, na sua rotina', 'O cliente'],
    2,
  ],
  [
    'Quando um registro deve ser feito?',
    ['No mesmo dia', 'No fim do mês', 'Só quando houver auditoria', 'Nunca'],
    0,
  ],
  [
    'O que fazer diante de uma dúvida?',
    ['Improvisar', 'Deixar para depois', 'Consultar o guia ou o instrutor', 'Copiar o que foi feito antes'],
    2,
  ],
] as const;

/** Five questions for every exercise: four with alternatives, the last one answered in words. */
export const seedQuestions = (store: Store) => {
  for (const content of store.list('contents').filter(({ type }) => type === 4)) {
    bank.forEach(([description, alternatives, correct], at) => {
      const first = content.id * 100 + at * 10;
      store.insert('questions', {
        contentId: content.id,
        position: at + 1,
        description: `<p>${description}</p>`,
        type: 'ALTERNATIVE',
        alternatives: alternatives.map((text, index) => ({ id: first + index + 1, description: text })),
        correctId: first + correct + 1,
        attemptLimit: at === 0 ? 2 : null,
      });
    });
    store.insert('questions', {
      contentId: content.id,
      position: bank.length + 1,
      description: '<p>Conte, em poucas linhas, como você usaria isso amanhã.</p>',
      type: 'DESCRIPTIVE',
      alternatives: [],
      correctId: null,
      attemptLimit: null,
    });
  }
};
