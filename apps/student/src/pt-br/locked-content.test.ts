import { expect, it } from 'vitest';
import { lockedContent } from './locked-content.ts';

it.each([
  ['with a title', 'Boas-vindas', 'Conclua “Boas-vindas” para abrir este.'],
  ['without one that could be', undefined, 'Ainda não está disponível para você.'],
])('a locked content says what opens it, %s', (_, title, sentence) => {
  expect(lockedContent.reason(title)).toBe(sentence);
});
