import { expect, it } from 'vitest';
import { isChanged, keptValues } from './draft-values.ts';

it.each([
  ['what is written', { text: 'Monitor na alt' }, { text: 'Monitor' }, true],
  ['one of two fields', { title: 'Cadei' }, { title: '', description: '' }, true],
  ['what the server has taken meanwhile', { text: 'Monitor' }, { text: 'Monitor' }, false],
  ['the same choices', { choices: ['1', '2'] }, { choices: ['1', '2'] }, false],
  ['fewer choices', { choices: ['1'] }, { choices: ['1', '2'] }, true],
  ['a field that the form does not have', { body: 'x' }, { text: 'Monitor' }, false],
  ['a value of another kind', { text: 3 }, { text: 'Monitor' }, false],
  ['nothing', undefined, { text: 'Monitor' }, false],
  ['no values', 'Monitor na alt', { text: 'Monitor' }, false],
])('a draft of %s is told from what stands', (_, kept, standing, changes) => {
  expect(isChanged(kept, standing)).toBe(changes);
});

it('of a draft come the fields that the form has', () => {
  const kept = { title: 'Cadeira', description: 3, text: 'x' };
  expect(keptValues(kept, { title: '', description: '' })).toEqual({ title: 'Cadeira' });
});
