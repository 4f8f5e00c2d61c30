import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { placeFact } from './place-fact.tsx';

const told = (location: string | null) => {
  const { value, detail } = placeFact(location);
  const [, href = '', text = ''] =
    /href="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(renderToString(detail)) ?? [];
  return [value, text, href];
};

it.each([
  [
    'Auditório Recife',
    [
      'Auditório Recife',
      'Ver no mapa',
      'https://www.google.com/maps/search/?api=1&amp;query=Audit%C3%B3rio%20Recife',
    ],
  ],
  ['https://sala.example.com/brigada', ['On-line', 'Abrir a sala', 'https://sala.example.com/brigada']],
  ['On-line', ['On-line', '', '']],
  [' ', ['Local a definir', '', '']],
  [null, ['Local a definir', '', '']],
])(
  'what is held at %j is told with the map, or with the way into its room (EVENT-03, EVENT-04, EVENT-22)',
  (location, expected) => {
    expect(told(location)).toEqual(expected);
  },
);
