import type { CourseWithContents, TrainingContent } from '@student/domain';
import { expect, it } from 'vitest';
import { goOnLabel } from './go-on-label.ts';

let id = 0;
const content = (isFinished: boolean, more: Partial<TrainingContent> = {}) => {
  id += 1;
  const status = { finishedAt: isFinished ? '2026-03-02T12:00:00Z' : null };
  return { id, isBlocked: false, isReleased: true, status, ...more } as unknown as TrainingContent;
};
const [open, finished] = [content(false), content(true)];
const [unreleased, blocked] = [content(false, { isReleased: false }), content(false, { isBlocked: true })];

it.each([
  ['nothing of it was studied', 0, [open, open], 'Começar'],
  ['its progress is not known', null, [open], 'Começar'],
  ['it has no contents', 0, [], 'Começar'],
  ['some of a content was studied, and none is finished', 12, [open, open], 'Continuar'],
  ['a content is finished, and its progress is not told yet', 0, [finished, open], 'Continuar'],
  ['a content is finished', 50, [finished, open], 'Continuar'],
  ['what is left waits to be released', 50, [finished, unreleased], 'Rever'],
  ['what is left is blocked', 50, [finished, blocked], 'Rever'],
  ['all is seen', 100, [finished], 'Rever'],
  ['nothing can be opened yet', 0, [blocked, unreleased], 'Começar'],
])('where %s the way into a course says so: at %s %%', (_, progress, contents, label) => {
  expect(goOnLabel({ progress } as CourseWithContents, contents)).toBe(label);
});
