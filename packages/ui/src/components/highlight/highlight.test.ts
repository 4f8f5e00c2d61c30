import { expect, test } from 'vitest';
import { partsOf } from './highlight.tsx';

test('a term is found without its accents, and the text keeps them', () => {
  expect(partsOf('Comunicação e ação', 'ACAO')).toEqual([
    { start: 0, text: 'Comunic', isHit: false },
    { start: 7, text: 'ação', isHit: true },
    { start: 11, text: ' e ', isHit: false },
    { start: 14, text: 'ação', isHit: true },
  ]);
});

test('no term, no mark', () => {
  expect(partsOf('Trilha', '')).toEqual([{ start: 0, text: 'Trilha', isHit: false }]);
});

test('a term that is not there leaves the text whole', () => {
  expect(partsOf('Trilha', 'x')).toEqual([{ start: 0, text: 'Trilha', isHit: false }]);
});
