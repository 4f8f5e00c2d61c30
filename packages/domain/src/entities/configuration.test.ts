import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Configuration } from './configuration.ts';

const whole = {
  authorName: 'Helena Prado Martins',
  modifiedAt: '2026-03-02T12:00:00.000Z',
  isMaintenanceMode: false,
  isSuggestionMode: true,
};

it('a configuration says who changed it and when, and what is switched on (CONFIG-03)', () => {
  expect(v.parse(Configuration, whole)).toEqual(whole);
  const untouched = { ...whole, authorName: null, modifiedAt: null };
  expect(v.parse(Configuration, untouched)).toEqual(untouched);
});

it.each(Object.keys(whole))('one without %s is none (CONFIG-03)', (name) => {
  const { [name as keyof typeof whole]: _, ...lacking } = whole;
  expect(v.is(Configuration, lacking)).toBe(false);
});
