import type { OutboxAct } from '@student/domain';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakePort } from '../testing/fake-port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { questionnaireMachine } from './questionnaire.machine.ts';
import type { QuestionnaireInput } from './questionnaire.types.ts';

const cover: QuestionnaireInput = { content: 'course/12/7' };
const attempt: QuestionnaireInput = { ...cover, questionnaireId: 65 };
const refusal = { code: 'ATTEMPT_LIMIT_REACHED', message: 'Não há mais tentativas.' } as const;
const over = { code: 'QUESTIONNAIRE_FINISHED', message: 'Este questionário já foi concluído.' } as const;
const choice = { type: 'answer.choose', page: 2, questionId: 20, alternativeId: 21 } as const;
const written = (text: string, saving: 'byItself' | 'onRequest' = 'byItself') =>
  ({ type: 'answer.type', page: 5, text, saving }) as const;

const events = [
  { type: 'attempt.begin' },
  choice,
  written('a'),
  { type: 'question.leave' },
  { type: 'answer.confirm', page: 2 },
  { type: 'answer.refuse', page: 2, failure: over },
  { type: 'time.pass', left: 400_000 },
  { type: 'time.pass', left: 200_000 },
  { type: 'time.pass', left: 30_000 },
  { type: 'time.pass', left: 0 },
  { type: 'finish.ask' },
  { type: 'finish.cancel' },
  { type: 'finish.send' },
  { type: 'finish.wait' },
  { type: 'finish.confirm' },
  { type: 'finish.refuse', failure: refusal },
  { type: 'attempt.leave' },
  { type: 'xstate.after.pause.questionnaire.attempt.writing.pausing' },
  { type: 'xstate.done.actor.0.questionnaire.generating', output: { questionnaireId: 65 } },
  { type: 'xstate.error.actor.0.questionnaire.generating', error: refusal },
];

it('every state is reachable from the cover or from an attempt, and says what it is', () => {
  const reached = [cover, attempt].flatMap((input) =>
    statesReached(pathsOf(questionnaireMachine, events, input)),
  );
  expect([...new Set(reached)].sort()).toEqual(
    stateNamesOf(questionnaireMachine).filter((name) => name !== 'choosingPart'),
  );
  for (const name of stateNamesOf(questionnaireMachine)) {
    const node = name.split('.').reduce((at, part) => at.states[part] ?? at, questionnaireMachine.root);
    expect(node.description).toBeTruthy();
  }
});

/** Opens one; `done` lists what was recorded, in order. */
function open(input: QuestionnaireInput = attempt, generate = () => ({ questionnaireId: 65 })) {
  const clock = new SimulatedClock();
  const acts: OutboxAct[] = [];
  const begun: number[] = [];
  let generated = 0;
  const actor = createActor(
    questionnaireMachine.provide({
      actors: {
        generate: fakePort(() => {
          generated += 1;
          return generate();
        }),
      },
    }),
    { input, clock },
  );
  actor.on('act.record', ({ act }) => acts.push(act));
  actor.on('attempt.begun', ({ questionnaireId }) => begun.push(questionnaireId));
  actor.start();
  const stateOf = () => actor.getSnapshot().value;
  const answersOf = () => (stateOf() as { attempt: { answers: string } }).attempt.answers;
  const clockOf = () => (stateOf() as { attempt: { clock: string } }).attempt.clock;
  return {
    actor,
    acts,
    begun,
    clock,
    stateOf,
    answersOf,
    clockOf,
    generated: () => generated,
    contextOf: () => actor.getSnapshot().context,
  };
}
const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
};
const answer = (text: string) => ({ kind: 'descriptive', questionnaireId: 65, page: 5, answer: text });

describe('beginning', () => {
  it('makes one attempt, however often it is pressed, and tells which (QUIZ-03)', async () => {
    const { actor, begun, generated, stateOf } = open(cover);
    expect(stateOf()).toBe('covered');
    actor.send({ type: 'attempt.begin' });
    actor.send({ type: 'attempt.begin' });
    await settle();
    actor.send({ type: 'attempt.begin' });
    await settle();
    expect([generated(), begun, stateOf()]).toEqual([1, [65], 'begun']);
  });

  it('says why there is none, and tries again', async () => {
    let isRefused = true;
    const { actor, begun, stateOf, contextOf } = open(cover, () => {
      if (isRefused) throw refusal;
      return { questionnaireId: 66 };
    });
    actor.send({ type: 'attempt.begin' });
    await settle();
    expect([stateOf(), contextOf().failure?.code]).toEqual(['refused', 'ATTEMPT_LIMIT_REACHED']);
    isRefused = false;
    actor.send({ type: 'attempt.begin' });
    await settle();
    expect([begun, contextOf().failure]).toEqual([[66], undefined]);
  });
});

describe('choosing', () => {
  it('records each choice at once, and a second press of the same not (QUIZ-09)', () => {
    const { actor, acts, contextOf } = open();
    actor.send(choice);
    actor.send(choice);
    expect(acts).toEqual([
      { kind: 'alternative', questionnaireId: 65, page: 2, questionId: 20, alternativeId: 21 },
    ]);
    expect(contextOf().chosen).toEqual({ 2: 21 });
    actor.send({ ...choice, alternativeId: 22 });
    expect([acts.length, contextOf().chosen, contextOf().choices]).toEqual([2, { 2: 22 }, { 2: 2 }]);
  });

  it('is the shown one until the server has taken the last of them', () => {
    const { actor, contextOf } = open();
    actor.send(choice);
    actor.send({ ...choice, alternativeId: 22 });
    actor.send({ type: 'answer.confirm', page: 2 });
    expect(contextOf().chosen).toEqual({ 2: 22 });
    actor.send({ type: 'answer.confirm', page: 2 });
    expect([contextOf().chosen, contextOf().choices]).toEqual([{}, {}]);
  });

  it('goes back to what the server has when it refuses, and says why until another is chosen', () => {
    const { actor, contextOf, answersOf } = open();
    actor.send(choice);
    actor.send({ type: 'answer.refuse', page: 2, failure: refusal });
    expect([contextOf().chosen, contextOf().refusals, answersOf()]).toEqual([
      {},
      { 2: refusal },
      'answering',
    ]);
    actor.send(choice);
    expect(contextOf().refusals).toEqual({});
  });

  it('closes an attempt that is over at the server: nothing more is recorded', () => {
    const { actor, acts, answersOf, contextOf } = open();
    actor.send(choice);
    actor.send({ type: 'answer.refuse', page: 2, failure: over });
    expect([answersOf(), contextOf().failure]).toEqual(['closed', over]);
    actor.send({ ...choice, page: 3 });
    actor.send({ type: 'finish.ask' });
    expect(acts).toHaveLength(1);
  });
});

describe('writing', () => {
  it('is recorded 800 ms after the last letter, once (QUIZ-10)', () => {
    const { actor, acts, clock } = open();
    actor.send(written('N'));
    clock.increment(700);
    actor.send(written('No'));
    clock.increment(799);
    expect(acts).toEqual([]);
    clock.increment(1);
    expect(acts).toEqual([answer('No')]);
    clock.increment(5000);
    actor.send({ type: 'question.leave' });
    expect(acts).toHaveLength(1);
  });

  it.each([['question.leave'], ['page.hide'], ['attempt.leave'], ['finish.ask']] as const)(
    'loses no letter at %s',
    (type) => {
      const { actor, acts } = open();
      actor.send(written('No mesmo dia'));
      actor.send({ type });
      expect(acts).toEqual([answer('No mesmo dia')]);
    },
  );

  it.each([
    ['is written on', written('Mais curto')],
    ['is saved', { type: 'answer.save', page: 5 }],
    ['has arrived after all', { type: 'answer.confirm', page: 5 }],
  ] as const)('that was refused says why until it %s', (_, event) => {
    const { actor, contextOf } = open();
    actor.send({ type: 'answer.refuse', page: 4, failure: refusal });
    actor.send({ type: 'answer.refuse', page: 5, failure: refusal });
    actor.send(event);
    expect(contextOf().refusals).toEqual({ 4: refusal });
  });

  it('sends no answer that says nothing', () => {
    const { actor, acts, clock } = open();
    actor.send(written('  \n'));
    clock.increment(800);
    actor.send({ type: 'question.leave' });
    expect(acts).toEqual([]);
  });

  it('of a question that counts its answers goes when it is told to, or with the finish (QUIZ-14)', () => {
    const { actor, acts, clock } = open();
    actor.send(written('Rascunho', 'onRequest'));
    clock.increment(5000);
    actor.send({ type: 'question.leave' });
    actor.send({ type: 'page.hide' });
    expect(acts).toEqual([]);
    actor.send({ type: 'answer.save', page: 4 });
    expect(acts).toEqual([]);
    actor.send({ type: 'answer.save', page: 5 });
    actor.send({ type: 'answer.save', page: 5 });
    expect(acts).toEqual([answer('Rascunho')]);
    actor.send(written('Outro', 'onRequest'));
    actor.send({ type: 'finish.ask' });
    actor.send({ type: 'finish.send' });
    expect(acts).toEqual([answer('Rascunho'), answer('Outro'), { kind: 'finish' }]);
  });
});

describe('the clock', () => {
  it.each([
    [400_000, 'calm'],
    [300_000, 'short'],
    [60_000, 'urgent'],
    [0, 'over'],
  ])('with %d ms left stands at %s (QUIZ-15)', (left, stage) => {
    const { actor, clockOf, contextOf } = open();
    expect(clockOf()).toBe('untimed');
    actor.send({ type: 'time.pass', left });
    expect([clockOf(), contextOf().left]).toEqual([stage, left]);
  });

  it('at zero finishes once, also over the question whether to (QUIZ-15)', () => {
    for (const asked of [false, true]) {
      const { actor, acts, answersOf } = open();
      if (asked) actor.send({ type: 'finish.ask' });
      actor.send({ type: 'time.pass', left: 0 });
      actor.send({ type: 'time.pass', left: 0 });
      actor.send({ type: 'time.pass', left: -1000 });
      expect([acts, answersOf()]).toEqual([[{ kind: 'finish' }], 'finishing']);
    }
  });

  it('lets what was written go two seconds before the end', () => {
    const { actor, acts } = open();
    actor.send(written('Quase', 'onRequest'));
    actor.send({ type: 'time.pass', left: 2001 });
    expect(acts).toEqual([]);
    actor.send({ type: 'time.pass', left: 2000 });
    expect(acts).toEqual([answer('Quase')]);
  });

  it('goes back when the server says that more is left', () => {
    const { actor, clockOf } = open();
    actor.send({ type: 'time.pass', left: 50_000 });
    actor.send({ type: 'time.pass', left: 500_000 });
    expect(clockOf()).toBe('calm');
  });
});

describe('finishing', () => {
  it('is asked about, and records one finish after the answers (QUIZ-11)', () => {
    const { actor, acts, answersOf } = open();
    actor.send(written('Fim'));
    actor.send({ type: 'finish.ask' });
    actor.send({ type: 'finish.cancel' });
    expect([acts, answersOf()]).toEqual([[answer('Fim')], 'answering']);
    actor.send({ type: 'finish.ask' });
    actor.send({ type: 'finish.send' });
    actor.send({ type: 'finish.send' });
    expect([acts, answersOf()]).toEqual([[answer('Fim'), { kind: 'finish' }], 'finishing']);
    actor.send({ type: 'finish.confirm' });
    expect(answersOf()).toBe('finished');
  });

  it('that the server refuses says why, and can be tried again', () => {
    const { actor, acts, answersOf, contextOf } = open();
    actor.send({ type: 'finish.ask' });
    actor.send({ type: 'finish.send' });
    actor.send({ type: 'finish.refuse', failure: refusal });
    expect([answersOf(), contextOf().failure]).toEqual(['unfinished', refusal]);
    actor.send({ type: 'finish.send' });
    expect([acts, answersOf()]).toEqual([[{ kind: 'finish' }, { kind: 'finish' }], 'finishing']);
  });

  it('that the server refuses lets answers go on, which go before the next try', () => {
    const { actor, acts, answersOf } = open();
    actor.send({ type: 'finish.ask' });
    actor.send({ type: 'finish.send' });
    actor.send({ type: 'finish.refuse', failure: refusal });
    expect(actor.getSnapshot().hasTag('answerable')).toBe(true);
    actor.send(choice);
    actor.send(written('Um', 'onRequest'));
    actor.send({ type: 'answer.save', page: 5 });
    actor.send(written('Dois', 'onRequest'));
    actor.send({ type: 'finish.send' });
    expect(acts.map((act) => (act.kind === 'descriptive' ? act.answer : act.kind))).toEqual([
      'finish',
      'alternative',
      'Um',
      'Dois',
      'finish',
    ]);
    actor.send({ type: 'finish.refuse', failure: refusal });
    actor.send({ type: 'finish.ask' });
    expect(answersOf()).toBe('confirming');
  });

  it('that the server refuses is tried again at the end of the time (QUIZ-15)', () => {
    const { actor, acts, answersOf, clockOf } = open();
    actor.send({ type: 'finish.ask' });
    actor.send({ type: 'finish.send' });
    actor.send({ type: 'finish.refuse', failure: refusal });
    actor.send(written('Quase', 'onRequest'));
    actor.send({ type: 'time.pass', left: 0 });
    expect(acts).toEqual([{ kind: 'finish' }, answer('Quase'), { kind: 'finish' }]);
    expect([answersOf(), clockOf()]).toEqual(['finishing', 'over']);
  });

  it('of what was finished on another device closes it: nothing more is recorded, and it says why', () => {
    const { actor, acts, answersOf, contextOf } = open();
    actor.send({ type: 'finish.ask' });
    actor.send({ type: 'finish.send' });
    actor.send({ type: 'finish.refuse', failure: over });
    expect([answersOf(), contextOf().failure]).toEqual(['closed', over]);
    actor.send({ type: 'finish.send' });
    actor.send(choice);
    expect(acts).toEqual([{ kind: 'finish' }]);
  });

  it('that waits since an earlier visit is not recorded again, and nothing is answered after it', () => {
    const { actor, acts, answersOf } = open();
    actor.send({ type: 'finish.wait' });
    actor.send(choice);
    expect([acts, answersOf()]).toEqual([[], 'finishing']);
  });

  it('in another tab ends it here too', () => {
    const { actor, answersOf } = open();
    actor.send({ type: 'finish.confirm' });
    expect(answersOf()).toBe('finished');
  });
});
