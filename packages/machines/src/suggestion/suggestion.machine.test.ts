import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { filled } from '../port.ts';
import { pathsOf, stateNamesOf, statesReached } from '../testing/paths.ts';
import { suggestionMachine } from './suggestion.machine.ts';
import type { SentSuggestion } from './suggestion.types.ts';

const evening = { title: 'Turmas à noite', description: 'Para quem trabalha de dia.' };
const lost = { code: 'NO_RESPONSE' };

it('every state of a suggestion is reachable', () => {
  const events = [
    { type: 'suggestion.send', ...evening, key: 'a' },
    { type: 'xstate.done.actor.0.suggestion.sending' },
    { type: 'xstate.error.actor.0.suggestion.sending', error: lost },
  ];
  const paths = pathsOf(suggestionMachine, events, undefined, ({ context }) => context.failure?.code ?? '');
  expect(statesReached(paths)).toEqual(stateNamesOf(suggestionMachine));
});

/** A suggestion whose calls are answered by hand. */
function start() {
  const calls: (SentSuggestion | undefined)[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const emitted: unknown[] = [];
  const sendSuggestion = filled<void, SentSuggestion | undefined>((call) => {
    calls.push(call);
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const actor = createActor(suggestionMachine.provide({ actors: { sendSuggestion } }));
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const turns = async () => {
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return {
    send: (suggestion: typeof evening, key: string) =>
      actor.send({ type: 'suggestion.send', ...suggestion, key }),
    answer: async (at = 0) => {
      answers[at]?.resolve();
      await turns();
    },
    refuse: async (at = 0, error: { code: string } = lost) => {
      answers[at]?.reject(error);
      await turns();
    },
    calls,
    emitted,
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure,
  };
}

describe('a suggestion', () => {
  it('is sent once by a double press, and told (FORMS-04, FORMS-05)', async () => {
    const { send, answer, calls, emitted, state } = start();
    send(evening, 'a');
    send(evening, 'b');
    expect([state(), calls]).toEqual(['sending', [{ ...evening, key: 'a' }]]);
    await answer();
    expect([state(), emitted]).toEqual(['sent', [{ type: 'suggestion.save', suggestion: evening }]]);
  });

  it('that got no answer is sent again under its key, and another one under its own', async () => {
    const { send, refuse, calls } = start();
    send(evening, 'a');
    await refuse();
    send(evening, 'b');
    await refuse(1);
    send({ ...evening, title: 'Turmas cedo' }, 'c');
    expect(calls.map((call) => call?.key)).toEqual(['a', 'a', 'c']);
  });

  it('that was refused is another attempt when it is sent again', async () => {
    const { send, refuse, calls, emitted, state, failure } = start();
    send(evening, 'a');
    await refuse(0, { code: 'VALIDATION_ERROR' });
    const refused = expect.objectContaining({ code: 'VALIDATION_ERROR' });
    expect([state(), failure(), emitted]).toEqual([
      'writing',
      refused,
      [{ type: 'suggestion.fail', failure: refused }],
    ]);
    send(evening, 'b');
    expect([calls.map((call) => call?.key), failure()]).toEqual([['a', 'b'], undefined]);
  });

  it('follows another one under a key of its own, also with the same words', async () => {
    const { send, answer, calls, state } = start();
    send(evening, 'a');
    await answer();
    send(evening, 'b');
    expect([state(), calls.map((call) => call?.key)]).toEqual(['sending', ['a', 'b']]);
  });
});
