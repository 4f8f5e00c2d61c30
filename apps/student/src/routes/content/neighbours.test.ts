import type { TrainingContent } from '@student/domain';
import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const place = { kind: 'course', courseId: 1 } as const;
const content = (
  id: number,
  facts: { isBlocked?: boolean; isReleased?: boolean; isFinished?: boolean } = {},
) =>
  ({
    id,
    title: `Conteúdo ${id}`,
    isBlocked: facts.isBlocked ?? false,
    isReleased: facts.isReleased ?? true,
    status: { finishedAt: facts.isFinished ? '2026-03-02T12:00:00Z' : undefined },
  }) as unknown as TrainingContent;

const blocked = { isBlocked: true };

it.each([
  [
    'this one is what is missing',
    [content(1), content(2, blocked)],
    'Conclua este conteúdo para abrir o próximo.',
  ],
  [
    'it is not released, however far this one is',
    [content(1, { isFinished: true }), content(2, { isReleased: false })],
    'Ainda não liberado',
  ],
  [
    'it is not released, and finishing this one, which is open, would not open it',
    [content(1), content(2, { isReleased: false })],
    'Ainda não liberado',
  ],
  [
    'another one before it is missing',
    [content(1, { isFinished: true }), content(2, blocked), content(3)],
    'Ainda não está disponível para você.',
  ],
])('why the next does not open: %s (PLAYER-22)', (_, contents, blockedReason) => {
  expect(neighboursOf(place, contents, 1).next).toEqual({ blockedReason });
});

it('what is missing is named where it is not the content that stands here', () => {
  const contents = [content(1), content(2, { isFinished: true }), content(3, blocked)];
  expect(neighboursOf(place, contents, 2).next).toEqual({
    blockedReason: 'Conclua “Conteúdo 1” para abrir este.',
  });
});
