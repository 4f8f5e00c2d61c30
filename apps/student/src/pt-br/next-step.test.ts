import { expect, it } from 'vitest';
import { nextStepWords } from './next-step.ts';

it.each([
  ['the next content is not released', 'content', 'O próximo conteúdo ainda não foi liberado para você.'],
  ['the course is blocked', 'course', 'Este treinamento está bloqueado para você.'],
  ['the track is blocked', 'track', 'Esta trilha está bloqueada para você.'],
  [
    'no training of the track is open',
    'trainings',
    'Nenhum treinamento pendente desta trilha está aberto para você agora.',
  ],
] as const)('who can only wait is told why: %s (DASH-08)', (_, closed, sentence) => {
  expect(nextStepWords.waiting.text[closed]).toBe(sentence);
});
