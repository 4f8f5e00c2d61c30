import { expect, it } from 'vitest';
import { dashboard } from './dashboard.ts';

it.each([
  ['2026-03-01', 'D', 'domingo'],
  ['2026-03-02', 'S', 'segunda-feira'],
  ['2026-03-03', 'T', 'terça-feira'],
  ['2026-03-04', 'Q', 'quarta-feira'],
  ['2026-03-05', 'Q', 'quinta-feira'],
  ['2026-03-06', 'S', 'sexta-feira'],
  ['2026-03-07', 'S', 'sábado'],
])('%s is drawn as %s and called %s', (date, letter, name) => {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  expect([dashboard.dayLetters[day], dashboard.dayNames[day]]).toEqual([letter, name]);
});

it.each([
  [0, 'Nenhum acesso nos últimos 7\u00a0dias'],
  [1, 'Você entrou em 1 dos últimos 7\u00a0dias'],
  [6, 'Você entrou em 6 dos últimos 7\u00a0dias'],
  [7, 'Você entrou em cada um dos últimos 7\u00a0dias'],
])('a week with access on %d days reads %j', (days, words) => {
  expect(dashboard.weekText(days)).toBe(words);
});

it.each([
  [[], 'Nenhum dia com acesso'],
  [['hoje'], 'Dias com acesso: hoje'],
  [['sábado', 'hoje'], 'Dias com acesso: sábado, hoje'],
])('the marked days %j are listed as %j', (names, words) => {
  expect(dashboard.weekDays(names)).toBe(words);
});

// The number of trainings stands before it, as a figure.
it.each([
  [1, 1, 'treinamento pendente em 1 trilha', 'Ver a trilha'],
  [2, 1, 'treinamentos pendentes em 1 trilha', 'Ver a trilha'],
  [1, 2, 'treinamento pendente em 2 trilhas', 'Ver as trilhas'],
  [2, 2, 'treinamentos pendentes em 2 trilhas', 'Ver as trilhas'],
])('of %d trainings due in %d tracks one says %j, and %j', (trainings, tracks, words, link) => {
  expect([dashboard.dueText(trainings, tracks), dashboard.dueLink(tracks)]).toEqual([words, link]);
});

it.each([
  [0, 'Não há nenhum treinamento por aqui'],
  [1, '1 treinamento nesta página'],
  [2, '2 treinamentos nesta página'],
])('a page of %d trainings says %j', (total, words) => {
  expect(dashboard.count(total)).toBe(words);
});
