import { expect, it } from 'vitest';
import { course } from './course.ts';

it.each([
  ['opens later', 'later', 'Este treinamento abre em 02/03/2026.'],
  ['is over', 'over', 'O prazo deste treinamento terminou em 02/03/2026.'],
] as const)('a blocked course that %s says when', (_, reason, sentence) => {
  expect(course.blocked[reason]('02/03/2026')).toBe(sentence);
});

it('each act on a course says its own end', () => {
  expect([course.enrolled, course.left, course.finished]).toEqual([
    'Matrícula feita!',
    'Você saiu do treinamento.',
    'Treinamento concluído!',
  ]);
});
