import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { filled } from '../port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { recommendationMachine } from './recommendation.machine.ts';

const input = { courseId: 7, allowMultiple: true, picked: [] as readonly number[] };

it('every state of a recommendation is reachable', () => {
  const chosen = [3];
  const events = [
    { type: 'person.pick', personId: 3, isPicked: true },
    { type: 'xstate.snapshot.picker', snapshot: { context: { chosen } } },
    { type: 'recommendation.send' },
    { type: 'recommendation.leave' },
    { type: 'xstate.done.actor.picker', output: { isSaved: true, selectedItems: chosen } },
    { type: 'xstate.done.actor.picker', output: { isSaved: false, selectedItems: [] } },
    { type: 'xstate.done.actor.0.recommendation.sending' },
    { type: 'xstate.error.actor.0.recommendation.sending', error: { code: 'NO_RESPONSE' } },
  ];
  const paths = pathsOf(recommendationMachine, events, input, ({ context }) => context.picked.length);
  expect(statesReached(paths)).toEqual(stateNamesOf(recommendationMachine));
});

/** A recommendation whose calls are answered by hand. */
function start(given: Partial<typeof input> = {}) {
  const calls: { courseId: number; personIds: readonly number[] }[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const emitted: unknown[] = [];
  const sendRecommendation = filled<void, { courseId: number; personIds: readonly number[] }>((call) => {
    calls.push(call);
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const actor = createActor(recommendationMachine.provide({ actors: { sendRecommendation } }), {
    input: { ...input, ...given },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const { picker } = actor.getSnapshot().children;
  const turns = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return {
    pick: (personId: number, isPicked = true) => actor.send({ type: 'person.pick', personId, isPicked }),
    send: () => actor.send({ type: 'recommendation.send' }),
    leave: () => actor.send({ type: 'recommendation.leave' }),
    stored: () => picker?.getSnapshot().context.selectedItems,
    answer: async (at = 0) => {
      answers[at]?.resolve();
      await turns();
    },
    refuse: async (at = 0, code = 'NO_RESPONSE') => {
      answers[at]?.reject({ code });
      await turns();
    },
    calls,
    emitted,
    state: () => actor.getSnapshot().value,
    picked: () => actor.getSnapshot().context.picked,
    failure: () => actor.getSnapshot().context.failure,
  };
}

describe('a recommendation', () => {
  it('is sent to all who were picked, once, and told (RECO-09, RECO-10)', async () => {
    const { pick, send, answer, calls, emitted, state } = start();
    pick(3);
    pick(5);
    pick(8);
    pick(5, false);
    send();
    send();
    expect([state(), calls]).toEqual(['sending', [{ courseId: 7, personIds: [3, 8] }]]);
    await answer();
    expect([state(), emitted]).toEqual(['sent', [{ type: 'recommendation.save', picked: [3, 8] }]]);
  });

  it('to nobody is not sent', () => {
    const { pick, send, calls, state } = start();
    send();
    pick(3);
    pick(3, false);
    send();
    expect([state(), calls]).toEqual(['picking', []]);
  });

  it('takes one person where one is the limit, until they are given up (RECO-07, RECO-08)', () => {
    const { pick, picked } = start({ allowMultiple: false });
    pick(3);
    pick(5);
    expect(picked()).toEqual([3]);
    pick(3, false);
    pick(5);
    expect(picked()).toEqual([5]);
  });

  it('stores who was picked in its list picker only once it is sent (SHELL-52, RECO-10)', async () => {
    const { pick, send, answer, stored } = start();
    pick(3);
    send();
    expect(stored()).toEqual([]);
    await answer();
    expect(stored()).toEqual([3]);
  });

  it('that is left closes its list picker, and nothing is stored, sent or told (SHELL-53, RECO-05)', () => {
    const { pick, leave, calls, emitted, state, stored } = start({ picked: [4] });
    pick(3);
    leave();
    expect([state(), stored(), calls, emitted]).toEqual(['left', [4], [], []]);
  });

  it('that is on its way is not left', async () => {
    const { pick, send, leave, answer, state } = start();
    pick(3);
    send();
    leave();
    await answer();
    expect(state()).toBe('sent');
  });

  it('begins with who was picked before', () => {
    const { send, calls } = start({ picked: [4] });
    send();
    expect(calls).toEqual([{ courseId: 7, personIds: [4] }]);
  });

  it('picks nobody else while it is on its way', () => {
    const { pick, send, picked } = start({ picked: [4] });
    send();
    pick(9);
    pick(4, false);
    expect(picked()).toEqual([4]);
  });

  it('that failed keeps who was picked and why, and can be sent again', async () => {
    const { pick, send, answer, refuse, calls, emitted, state, picked, failure } = start();
    pick(3);
    send();
    await refuse();
    const lost = expect.objectContaining({ code: 'NO_RESPONSE' });
    expect([state(), picked(), failure()]).toEqual(['picking', [3], lost]);
    send();
    expect(failure()).toBeUndefined();
    await answer(1);
    expect([state(), calls.length]).toEqual(['sent', 2]);
    expect(emitted).toEqual([
      { type: 'recommendation.fail', failure: lost },
      { type: 'recommendation.save', picked: [3] },
    ]);
  });

  it('that failed tells its reason no more once others are picked', async () => {
    const { pick, send, refuse, failure } = start();
    pick(3);
    send();
    await refuse();
    pick(5);
    expect(failure()).toBeUndefined();
  });
});
