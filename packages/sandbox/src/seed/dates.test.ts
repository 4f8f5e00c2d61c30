import { expect, test } from 'vitest';
import { datesFrom } from './dates.ts';

test.each([
  ['a Monday', '2026-03-02T12:00:00Z', '9 a 13 de março'],
  ['a Sunday', '2026-03-08T12:00:00Z', '9 a 13 de março'],
  ['a Sunday whose Monday has come in Greenwich alone', '2026-03-09T01:00:00Z', '9 a 13 de março'],
  ['a week that ends in another month', '2026-11-24T12:00:00Z', '30/11 a 4/12'],
])('the next week of %s', (_, now, read) => {
  expect(datesFrom(new Date(now)).nextWeek).toBe(read);
});
