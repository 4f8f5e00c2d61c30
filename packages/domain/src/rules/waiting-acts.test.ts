import { expect, it } from 'vitest';
import type { OutboxAct } from './outbox.ts';
import { countWaiting } from './waiting-acts.ts';

const tick: OutboxAct = { kind: 'progress', speedRate: 2 };
const note: OutboxAct = { kind: 'note', text: 'rever o minuto 3' };

it.each<[string, OutboxAct[], [number, number, number, number]]>([
  ['nothing', [], [0, 0, 0, 0]],
  ['a tick, whatever its speed', [tick], [15, 0, 0, 0]],
  [
    'two ticks with a position and the finish',
    [tick, tick, { kind: 'checkpoint', seconds: 9 }, { kind: 'finish' }],
    [30, 0, 0, 0],
  ],
  [
    'two notes and a doubt',
    [note, note, { kind: 'doubt', title: 'Prazo', description: 'Qual?' }],
    [0, 0, 2, 1],
  ],
  [
    'a chosen alternative, an answer in words and one to an evaluation form',
    [
      { kind: 'alternative', questionnaireId: 3, page: 1, questionId: 4, alternativeId: 5 },
      { kind: 'descriptive', questionnaireId: 3, page: 2, answer: 'No mesmo dia.' },
      { kind: 'evaluation', searchFormId: 1, questionId: 2, answer: { stars: 4 } },
    ],
    [0, 3, 0, 0],
  ],
])('of %s so much waits', (_, acts, [studiedSeconds, answers, notes, doubts]) => {
  expect(countWaiting(acts)).toEqual({ studiedSeconds, answers, notes, doubts });
});
