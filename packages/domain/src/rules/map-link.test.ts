import { expect, it } from 'vitest';
import { placeLinkOf } from './map-link.ts';

const map = (query: string) => ({
  kind: 'map',
  href: `https://www.google.com/maps/search/?api=1&query=${query}`,
});

it.each([
  ['Auditório São Paulo', map('Audit%C3%B3rio%20S%C3%A3o%20Paulo')],
  [' Betim, Minas Gerais ', map('Betim%2C%20Minas%20Gerais')],
  ['Sala A & B #2', map('Sala%20A%20%26%20B%20%232')],
  ['https://reuniao.decola.com.br/turma-1', { kind: 'web', href: 'https://reuniao.decola.com.br/turma-1' }],
  ['javascript:alert(1)', map('javascript%3Aalert(1)')],
  ['On-line', undefined],
  ['Online, pelo Teams', undefined],
  ['  ', undefined],
  [null, undefined],
])('%j leads to %j (EVENT-03, EVENT-04)', (location, link) => {
  expect(placeLinkOf(location)).toEqual(link);
});
