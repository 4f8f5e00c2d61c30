import {
  contentMachine,
  laneMachine,
  signInAgainMachine,
  signInMachine,
  signOutMachine,
} from '@student/machines';
import { describe, expect, it } from 'vitest';
import { type ChartState, chartOf } from './chart.ts';

const all = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(all)];
const machines = [signInMachine, signInAgainMachine, signOutMachine, contentMachine, laneMachine];

describe('the chart of a machine', () => {
  it('shows where a state leads, on what and under which condition', () => {
    const creating = all(chartOf(signInMachine)).find(({ path }) => path === 'creatingCredentials');
    expect(creating?.transitions).toEqual([
      {
        event: 'newPassword.submit',
        cause: 'event',
        guard: 'isPasswordChanged',
        target: 'acceptingFirstTerm',
      },
      { event: 'newPassword.submit', cause: 'event', guard: undefined, target: 'changingPassword' },
      { event: 'step.leave', cause: 'event', guard: undefined, target: 'idle' },
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
