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

it('previous leads to the content before this one, next to the one after it', () => {
  const contents = [content(1), content(2), content(3)];
  expect(neighboursOf(place, contents, 2)).toEqual({
    previous: { href: '/student/course/1/content/1' },
    next: { href: '/student/course/1/content/3' },
  });
  const event = { kind: 'event', eventId: 7, classId: 70 } as const;
  expect(neighboursOf(event, contents, 2).previous).toEqual({
    href: '/student/event/7/class/70/content/1',
  });
});

it('the first content has none before it, the last none after it, and one of another course has neither (PLAYER-21)', () => {
  const contents = [content(1), content(2)];
  expect(neighboursOf(place, contents, 1).previous).toBeUndefined();
  expect(neighboursOf(place, contents, 2).next).toBeUndefined();
  expect(neighboursOf(place, contents, 9)).toEqual({ previous: undefined, next: undefined });
});
