import { expect, it } from 'vitest';
import { dayByKey } from './month-days.ts';

it.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2028-02-28', '2028-02-29'],
  ['ArrowUp', '2026-01-03', '2025-12-27'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-03-11', '2026-03-08'],
  ['Home', '2026-03-08', '2026-03-08'],
  ['End', '2026-03-11', '2026-03-14'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageUp', '2026-01-15', '2025-12-15'],
  ['PageDown', '2028-01-31', '2028-02-29'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['Enter', '2026-12-31', undefined],
])('%s leads from %s to %s', (key, date, then) => {
  expect(dayByKey(key, date)).toBe(then);
});
