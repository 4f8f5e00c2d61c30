import { expect, test } from 'vitest';
import { overWords } from './words.tsx';

test('given words take the place of those of the same name, and leave the others, also inside a group', () => {
  const own = { title: 'Apagar?', actions: { confirm: 'Apagar', cancel: 'Cancelar' } };
  expect(overWords(own, { actions: { confirm: 'Sim' } })).toEqual({
    title: 'Apagar?',
    actions: { confirm: 'Sim', cancel: 'Cancelar' },
  });
  expect(overWords(own, { title: undefined, actions: undefined })).toEqual(own);
  expect(own.actions.confirm).toBe('Apagar');
});

test('a sentence that is made of values is replaced whole', () => {
  const words = overWords({ left: (count: number) => `Restam ${count}` }, { left: () => 'Acabou' });
  expect(words.left(3)).toBe('Acabou');
});
