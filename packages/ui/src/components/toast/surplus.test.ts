import { expect, test } from 'vitest';
import { surplusOf } from './surplus.ts';
import type { Toast } from './toast.tsx';

const passing = (id: string): Toast => ({ id, tone: 'positive', message: 'Salvo' });
const waiting = (id: string): Toast => ({
  ...passing(id),
  action: { label: 'Desfazer', onAction: () => {} },
});

test('of more than five toasts the oldest go', () => {
  expect(surplusOf(['a', 'b', 'c', 'd', 'e'].map(passing))).toEqual([]);
  expect(surplusOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(passing))).toEqual(['a', 'b']);
});

test('one that waits for an answer stays, and so does the newest', () => {
  expect(surplusOf([waiting('a'), ...['b', 'c', 'd', 'e', 'f'].map(passing)])).toEqual(['b']);
  expect(surplusOf([...['a', 'b', 'c', 'd', 'e', 'f'].map(waiting), passing('g')])).toEqual([]);
});
