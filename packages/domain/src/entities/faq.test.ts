import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FaqItem } from './faq.ts';

const question = {
  id: 7,
  question: 'Como recebo o certificado?',
  response: '<p>Na página do treinamento.</p>',
};

test('a question of the FAQ carries what the server tells of it (FORMS-14)', () => {
  const told = {
    ...question,
    title: 'Treinamentos',
    isActive: false,
    isLinked: true,
    showHomePage: false,
    lastChange: '2025-03-10T09:00:00-03:00',
  };
  expect(v.parse(FaqItem, told)).toEqual({
    ...question,
    title: 'Treinamentos',
    isActive: false,
    isLinked: true,
    isOnHomePage: false,
    lastChange: '2025-03-10T12:00:00.000Z',
  });
});

test('a question of which the answer says less is active, linked to nothing and on the landing page (FORMS-14)', () => {
  expect(v.parse(FaqItem, question)).toEqual({
    ...question,
    title: null,
    isActive: true,
    isLinked: false,
    isOnHomePage: true,
    lastChange: null,
  });
});
