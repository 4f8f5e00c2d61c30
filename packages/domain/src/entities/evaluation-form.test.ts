import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EvaluationQuestion } from './evaluation-form.ts';

const question = { id: 981, title: 'Como você avalia o treinamento?', type: 'STARS' } as const;

test('a question of an evaluation form carries what the server tells of it (FORMS-17)', () => {
  const told = {
    ...question,
    description: 'Pense no ritmo e nos exemplos.',
    imageURL: '/files/banners/2.svg',
    isActive: false,
    isLinked: true,
    showHomePage: true,
    lastChange: '2025-03-10T09:00:00-03:00',
    authorName: 'Equipe de treinamento',
    evaluation: 3,
    singleChoices: [{ id: 1, title: 'Sim' }],
    multiChoices: [{ id: 2, title: 'Vídeos' }],
    answerId: 1,
    multiAnswerIds: [2],
    answerText: 'Boa.',
    stars: 2,
  };
  const { imageURL, showHomePage, ...same } = told;
  expect(v.parse(EvaluationQuestion, told)).toEqual({
    ...same,
    imageUrl: imageURL,
    isOnHomePage: showHomePage,
    lastChange: '2025-03-10T12:00:00.000Z',
  });
});

test('a question of which the answer says less is active and answered by nobody (FORMS-17)', () => {
  expect(v.parse(EvaluationQuestion, question)).toMatchObject({
    isActive: true,
    isLinked: false,
    lastChange: null,
    imageUrl: null,
    authorName: null,
    evaluation: null,
    stars: null,
  });
});
