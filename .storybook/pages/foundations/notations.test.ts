import { expect, test } from 'vitest';
import type { Value } from '../../../themes/compiler/tokens.ts';
import { notationsOf } from './notations.ts';

test.each<[Value, string[]]>([
  [{ type: 'color', value: { hex: '#3b2fb5', alpha: 1 } }, ['#3b2fb5', 'oklch(41.8% 0.2 277)']],
  [{ type: 'color', value: { hex: '#000000', alpha: 0.6 } }, ['#000000 at 60%', 'oklch(0% 0 0 / 60%)']],
  [{ type: 'dimension', value: 20, unit: 'px' }, ['20px', '1.25rem']],
  [{ type: 'dimension', value: 1.75, unit: 'rem' }, ['1.75rem', '28px']],
  [{ type: 'dimension', value: 0, unit: 'px' }, ['0px', '0rem']],
  [{ type: 'duration', value: 0.2, unit: 's' }, ['200ms']],
  [{ type: 'cubicBezier', value: [0.2, 0, 0, 1] }, ['cubic-bezier(0.2,0,0,1)']],
  [{ type: 'fontWeight', value: 600 }, ['600']],
])('%j', (value, said) => {
  expect(notationsOf(value)).toEqual(said);
});
