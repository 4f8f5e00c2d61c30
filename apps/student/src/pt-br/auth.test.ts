import { expect, it } from 'vitest';
import { auth } from './auth.ts';

it.each([
  [{ notes: 2, doubts: 0, contents: 0, checkIns: 0 }, '2 anotações'],
  [{ notes: 1, doubts: 1, contents: 0, checkIns: 0 }, '1 anotação e 1 dúvida'],
  [{ notes: 1, doubts: 2, contents: 1, checkIns: 0 }, '1 anotação, 2 dúvidas e o estudo de 1 conteúdo'],
  [{ notes: 0, doubts: 0, contents: 2, checkIns: 0 }, 'o estudo de 2 conteúdos'],
  [{ notes: 0, doubts: 0, contents: 0, checkIns: 1 }, '1 presença'],
  [{ notes: 1, doubts: 0, contents: 1, checkIns: 2 }, '1 anotação, 2 presenças e o estudo de 1 conteúdo'],
])('what leaving would lose is named: %j', (unsent, named) => {
  expect(auth.signOut.loss(unsent)).toBe(
    `Ainda falta enviar ${named}. Se você sair agora, isso será apagado deste aparelho.`,
  );
});
