import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { filled } from '../port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { favoriteMachine } from './favorite.machine.ts';

const input = { id: 7, isFavorite: false };

it('every state of a favourite is reachable', () => {
  const events = [
    { type: 'favorite.choose', isFavorite: true },
    { type: 'favorite.choose', isFavorite: false },
    { type: 'xstate.done.actor.0.favorite.saving' },
    { type: 'xstate.error.actor.0.favorite.saving', error: { code: 'NO_RESPONSE' } },
  ];
  expect(statesReached(pathsOf(favoriteMachine, events, input))).toEqual(stateNamesOf(favoriteMachine));
});

/** A favourite whose calls are answered by hand, in the order in which they came. */
function start(isFavorite = false) {
  const calls: { id: number; isFavorite: boolean }[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const emitted: unknown[] = [];
  const saveFavorite = filled<void, { id: number; isFavorite: boolean }>((call) => {
    calls.push(call);
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const actor = createActor(favoriteMachine.provide({ actors: { saveFavorite } }), {
    input: { id: 7, isFavorite },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const turns = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return {
    press: (wanted: boolean) => actor.send({ type: 'favorite.choose', isFavorite: wanted }),
    answer: async (at: number) => {
      answers[at]?.resolve();
      await turns();
    },
    refuse: async (at: number, code = 'NOT_FOUND') => {
      answers[at]?.reject({ code });
      await turns();
    },
    sent: () => calls.map((call) => call.isFavorite),
    calls,
    emitted,
    stands: () => [actor.getSnapshot().value, actor.getSnapshot().context.isWanted],
  };
}

const saved = (isFavorite: boolean) => ({ type: 'favorite.save', isFavorite });

describe('a favourite', () => {
  it.each([true, false])(
    'shows a press at once, sends it once and tells when it is saved: %s (RECO-14, RECO-15)',
    async (wanted) => {
      const { press, answer, calls, emitted, stands } = start(!wanted);
      press(wanted);
      press(wanted);
      expect([stands(), calls]).toEqual([['saving', wanted], [{ id: 7, isFavorite: wanted }]]);
      await answer(0);
      expect([stands(), emitted]).toEqual([['settled', wanted], [saved(wanted)]]);
    },
  );

  it('what is there already is not sent', () => {
    const { press, sent, stands } = start(true);
    press(true);
    expect([stands(), sent()]).toEqual([['settled', true], []]);
  });

  it('pressed back while the first press is on its way, the second is sent after it', async () => {
    const { press, answer, sent, emitted, stands } = start();
    press(true);
    press(false);
    expect([stands(), sent()]).toEqual([['saving', false], [true]]);
    await answer(0);
    expect([stands(), sent()]).toEqual([
      ['saving', false],
      [true, false],
    ]);
    await answer(1);
    expect([stands(), emitted]).toEqual([
      ['settled', false],
      [saved(true), saved(false)],
    ]);
  });

  it('pressed three times sends what is wanted last, and no more than it has to', async () => {
    const { press, answer, sent, stands } = start();
    press(true);
    press(false);
    press(true);
    await answer(0);
    expect([stands(), sent()]).toEqual([['settled', true], [true]]);
  });

  it('what is refused is taken back and told', async () => {
    const { press, refuse, emitted, stands } = start();
    press(true);
    await refuse(0);
    expect([stands(), emitted]).toEqual([
      ['settled', false],
      [{ type: 'favorite.fail', failure: expect.objectContaining({ code: 'NOT_FOUND' }) }],
    ]);
  });

  it('pressed back before its answer is lost, sends what is wanted: the server may have done the first', async () => {
    const { press, refuse, answer, sent, emitted, stands } = start();
    press(true);
    press(false);
    await refuse(0, 'NO_RESPONSE');
    expect([stands(), sent()]).toEqual([
      ['saving', false],
      [true, false],
    ]);
    await answer(1);
    expect([stands(), emitted]).toEqual([['settled', false], [saved(false)]]);
  });

  it('refused after it was pressed back is as it is wanted, and nothing is told', async () => {
    const { press, refuse, sent, emitted, stands } = start();
    press(true);
    press(false);
    await refuse(0);
    expect([stands(), sent(), emitted]).toEqual([['settled', false], [true], []]);
  });
});
