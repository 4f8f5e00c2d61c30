import { expect, it } from 'vitest';
import type { OutboxAct, OutboxEntry } from './outbox.ts';
import { countUnsent } from './unsent.ts';

const tick: OutboxAct = { kind: 'progress', speedRate: 2 };
const note: OutboxAct = { kind: 'note', text: 'rever o minuto 3' };
const of = (content: string, act: OutboxAct): OutboxEntry => ({
  id: content,
  personId: 1,
  content,
  at: 0,
  act,
});
const doubt: OutboxAct = { kind: 'doubt', title: 'Prazo', description: 'Qual?' };

it.each<[string, OutboxEntry[], [number, number, number, number?]]>([
  ['nothing', [], [0, 0, 0]],
  ['a position alone', [of('course/1/7', { kind: 'checkpoint', seconds: 9 })], [0, 0, 0]],
  ['a message that was read', [of('coins', { kind: 'acceptLimit' })], [0, 0, 0]],
  ['a pill', [of('pill/3', { kind: 'watch' })], [0, 0, 1]],
  [
    'two ticks and the finish of one content',
    [of('course/1/7', tick), of('course/1/7', { kind: 'finish' })],
    [0, 0, 1],
  ],
  [
    'ticks, a package and an answer of three contents',
    [
      of('course/1/7', tick),
      of('course/1/8', { kind: 'scorm', pairs: { location: '1' } }),
      of('course/2/7', { kind: 'alternative', questionnaireId: 3, page: 1, questionId: 4, alternativeId: 5 }),
    ],
    [0, 0, 3],
  ],
  [
    'notes and doubts of any content',
    [of('course/1/7', note), of('course/2/7', note), of('course/1/7', doubt)],
    [2, 1, 0],
  ],
  [
    'check-ins',
    [
      of('check-in/training/2/22', { kind: 'checkIn', token: 'presenca' }),
      of('check-in/event/6/61/2026-03-02', { kind: 'checkIn', token: 'presenca' }),
    ],
    [0, 0, 0, 2],
  ],
])('of %s so much has not arrived', (_, entries, [notes, doubts, contents, checkIns = 0]) => {
  expect(countUnsent(entries)).toEqual({ notes, doubts, contents, checkIns });
});
