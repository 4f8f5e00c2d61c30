import { describe, expect, it } from 'vitest';
import { holdsTerm, plainText } from './plain-text.ts';

describe('a search finds whatever the accents and the case (FORMS-08)', () => {
  it.each([
    ['Gestão de pessoas', 'gestao', true],
    ['Gestão de pessoas', 'GESTÃO', true],
    ['gestao de pessoas', 'gestão', true],
    // An accent that is a sign of its own, as some keyboards send it.
    ['Gestão', 'gesta\u0303o', true],
    ['Gesta\u0303o', 'gestão', true],
    ['Comunicação não violenta', 'cao nao', true],
    ['ÀÉÎÕÜ Ç', 'aeiou c', true],
    ['Gestão', ' gestao ', true],
    ['Gestão', '', true],
    ['Gestão', '  ', true],
    ['Gestão', 'gestor', false],
    ['', 'a', false],
    ['100% (ação)', '% (a', true],
  ])('%j holds %j: %s', (text, term, holds) => {
    expect(holdsTerm(text, term)).toBe(holds);
  });
});

it('what is plain stays as it is', () => {
  const plain = plainText('AÇÃO e Coração, 3ª edição');
  expect([plain, plainText(plain)]).toEqual(['acao e coracao, 3ª edicao', plain]);
});
