import { describe, expect, it } from 'vitest';
import { contentMachine } from '../content/content.machine.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import { type ChartState, chartOf } from './chart.ts';

const all = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(all)];
const machines = [signInMachine, sessionMachine, contentMachine, outboxMachine];

describe('the chart of a machine', () => {
  it('shows where a state leads, on what and under which condition', () => {
    const idle = all(chartOf(signInMachine)).find(({ path }) => path === 'idle');
    expect(idle?.transitions).toEqual([
      { event: 'credentials.submit', cause: 'event', guard: 'areCredentialsComplete', target: 'signingIn' },
      { event: 'credentials.submit', cause: 'event', guard: undefined, target: undefined },
    ]);
    const signingIn = all(chartOf(signInMachine)).find(({ path }) => path === 'signingIn');
    expect(signingIn).toMatchObject({
      port: 'signIn',
      tags: ['busy', 'credentials'],
      transitions: [
        { event: 'resposta', cause: 'answer', target: 'loadingPerson' },
        { event: 'falha', cause: 'refusal', target: 'idle' },
      ],
    });
  });

  it.each(machines)('$id tells a designer what every state is', (machine) => {
    const leaves = all(chartOf(machine)).filter(({ states }) => states.length === 0);
    expect(leaves.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
  });

  it.each(machines)('$id names every condition', (machine) => {
    const guards = all(chartOf(machine)).flatMap(({ transitions }) => transitions.map(({ guard }) => guard));
    expect(guards).not.toContain('condição');
  });
});
