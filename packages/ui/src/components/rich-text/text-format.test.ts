import { expect, test } from 'vitest';
import { formatOf } from './text-format.ts';

test.each([
  ['<p>Na tela de <strong>entrada</strong>.</p>', 'html'],
  ['Uma linha<br>outra', 'html'],
  ['Uma linha<br />outra', 'html'],
  ['<a href="/student/shop">Loja</a>', 'html'],
  ['Para **recuperar a senha**:\n\n1. Abra', 'markdown'],
  ['Veja <https://www.decola.com.br>', 'markdown'],
  ['Se a nota < 3 e > 1', 'markdown'],
  ['Só palavras.', 'markdown'],
])('of either format %j is %s (FORMS-14)', (source, format) => {
  expect(formatOf(source, 'either')).toBe(format);
});

test('a format that is told is not guessed', () => {
  expect([formatOf('**a**', 'html'), formatOf('<b>a</b>', 'markdown')]).toEqual(['html', 'markdown']);
});
