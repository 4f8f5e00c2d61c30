import { expect, it } from 'vitest';
import { failed } from './failed.ts';

it.each([
  [{ notes: 1, doubts: 0, contents: 0, checkIns: 0 }, '1 anotação'],
  [{ notes: 2, doubts: 1, contents: 1, checkIns: 0 }, '2 anotações, 1 dúvida e o estudo de 1 conteúdo'],
])('without a network what is kept is named: %j', (unsent, named) => {
  expect(failed.kept(unsent)).toBe(
    `Está salvo neste aparelho e será enviado quando a internet voltar: ${named}.`,
  );
});
