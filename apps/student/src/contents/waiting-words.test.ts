import { expect, it } from 'vitest';
import type { PendingAct } from '../outbox/pending-acts.ts';
import { waitingOf, waitingWords } from './waiting-words.ts';

it.each([
  [{ studiedSeconds: 0, answers: 0, notes: 0, doubts: 0 }, 'network', undefined],
  [{ studiedSeconds: 0, answers: 0, notes: 1, doubts: 0 }, 'network', '1 anotação aguarda a conexão'],
  [{ studiedSeconds: 0, answers: 0, notes: 2, doubts: 0 }, 'network', '2 anotações aguardam a conexão'],
  [
    { studiedSeconds: 0, answers: 0, notes: 1, doubts: 1 },
    'network',
    '1 anotação e 1 dúvida aguardam a conexão',
  ],
  [
    { studiedSeconds: 30, answers: 0, notes: 0, doubts: 1 },
    'server',
    '30 segundos de estudo e 1 dúvida aguardam o servidor',
  ],
  [
    { studiedSeconds: 135, answers: 0, notes: 1, doubts: 2 },
    'session',
    '2 minutos e 15 segundos de estudo, 1 anotação e 2 dúvidas aguardam você entrar de novo',
  ],
  [{ studiedSeconds: 0, answers: 1, notes: 0, doubts: 0 }, 'network', '1 resposta aguarda a conexão'],
  [
    { studiedSeconds: 0, answers: 3, notes: 1, doubts: 0 },
    'network',
    '3 respostas e 1 anotação aguardam a conexão',
  ],
  [
    { studiedSeconds: 1, answers: 0, notes: 0, doubts: 0 },
    'network',
    '1 segundo de estudo aguarda a conexão',
  ],
  [
    { studiedSeconds: 61, answers: 0, notes: 0, doubts: 0 },
    'network',
    '1 minuto e 1 segundo de estudo aguardam a conexão',
  ],
  [
    { studiedSeconds: 60, answers: 0, notes: 0, doubts: 0 },
    'network',
    '1 minuto de estudo aguarda a conexão',
  ],
] as const)('%j held by the %s reads %s', (acts, by, text) => {
  expect(waitingWords(acts, by)).toBe(text);
});

it('a text that the server refused does not wait: it was given back', () => {
  const noteOf = (id: string, refusal: PendingAct['refusal']): PendingAct => ({
    entry: {
      id,
      personId: 1,
      content: 'course/56/5603',
      at: 0,
      act: { kind: 'note', text: 'Regular a cadeira' },
    },
    place: 'device',
    refusal,
  });
  const pending = [
    noteOf('1', { code: 'INVALID_CONTENT_ANNOTATION', message: undefined }),
    noteOf('2', undefined),
  ];
  expect(waitingWords(waitingOf(pending), 'network')).toBe('1 anotação aguarda a conexão');
});
