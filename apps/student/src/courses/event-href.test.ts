import { expect, it } from 'vitest';
import { hrefOfEvent } from './event-href.ts';

it.each([
  [{ id: 6, type: 1, classId: 61 }, '/student/event/6/class/61'],
  [{ id: 6, type: 1, classId: null }, undefined],
  [{ id: 6, type: 2, classId: null }, '/student/training-course/6'],
] as const)('%j opens %s (EVENT-03, DASH-12)', (event, href) => {
  expect(hrefOfEvent(event)).toBe(href);
});
