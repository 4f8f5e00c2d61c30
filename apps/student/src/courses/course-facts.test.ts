import type { Course } from '@student/domain';
import { expect, it } from 'vitest';
import type { Tenant } from '../tenant.tsx';
import { courseFacts } from './course-facts.ts';

const course = (more: Partial<Course> = {}) =>
  ({
    id: 1,
    title: 'Boas-vindas',
    duration: 307,
    rating: 4.5,
    isNew: false,
    imageUrl: '/files/courses/1.svg',
    progress: 40,
    statusCourse: null,
    hasCertificate: false,
    hasDecoins: true,
    isBlocked: false,
    ...more,
  }) as unknown as Course;
const decoin = { one: 'decoin', many: 'decoins', gender: 'masculine' } as const;
const facts = (more?: Partial<Course>, coin: Tenant['coin'] = null) =>
  courseFacts(course(more), { coin, now: Date.parse('2026-03-02T12:00:00Z') });

it.each([
  [307, '5:07m'],
  [3723, '1:02:03h'],
])('a card says the duration of its course: of %d seconds %s (DASH-43)', (duration, said) => {
  expect(facts({ duration }).duration).toBe(said);
});

it('a card shows progress only of a course that was begun', () => {
  expect(facts().progress).toBeUndefined();
  expect(facts({ statusCourse: 'progress' }).progress).toBe(40);
});

it.each([
  ['that pays them', true, decoin, 'Vale decoins'],
  ['that pays none', false, decoin, undefined],
  ['of a brand without coins', true, null, undefined],
])('a card says that it is worth coins, of a course %s (DASH-42, THEME-04)', (_, hasDecoins, coin, said) => {
  expect(facts({ hasDecoins }, coin).coins).toBe(said);
});
