import * as machinesPackage from '@student/machines';
import { contentMachine, laneMachine, signInMachine } from '@student/machines';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { type ChartState, chartOf } from './chart.ts';

const all = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(all)];
const machines = Object.values(machinesPackage).filter((one) => one instanceof StateMachine);
/** Letters and words that English has not. */
const portuguese = /[à-ü]|\b(os|um|uma|que|da|dos|em|na|para|com|foi|ou|se|seu|sua|nada|mais)\b/i;

describe('the chart of a machine', () => {
  it('shows where a state leads, on what and under which condition', () => {
    const creating = all(chartOf(signInMachine)).find(({ path }) => path === 'creatingCredentials');
    expect(creating?.transitions).toEqual([
      {
        event: 'newPassword.submit',
        cause: 'event',
        guard: 'isPasswordChanged',
        target: 'acceptingFirstTerm',
        to: ['acceptingFirstTerm'],
      },
      {
        event: 'newPassword.submit',
        cause: 'event',
        guard: undefined,
        target: 'changingPassword',
        to: ['changingPassword'],
      },
      { event: 'step.leave', cause: 'event', guard: undefined, target: 'idle', to: ['idle'] },
    ]);
    const signingIn = all(chartOf(signInMachine)).find(({ path }) => path === 'signingIn');
    expect(signingIn).toMatchObject({
      port: 'signIn',
      tags: ['busy', 'credentials'],
      transitions: [
        { event: 'answer', cause: 'answer', target: 'loadingPerson' },
        { event: 'failure', cause: 'refusal', target: 'idle' },
      ],
    });
  });

  it('knows where each state begins', () => {
    const initial = all(chartOf(contentMachine)).filter(({ isInitial }) => isInitial);
    expect(initial.map(({ path }) => path)).toEqual(['opening', 'studying.arriving']);
    const ofParallel = all(chartOf(laneMachine)).filter(({ isInitial }) => isInitial);
    expect(ofParallel.map(({ path }) => path)).toEqual(['device.written', 'delivery.sending']);
  });

  it.each(machines)('$id tells a designer what every state is', (machine) => {
    const leaves = all(chartOf(machine)).filter(({ states }) => states.length === 0);
    expect(leaves.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
  });

  it.each(machines)('$id tells it in English', (machine) => {
    const told = all(chartOf(machine)).map(({ description }) => description ?? '');
    expect(told.filter((description) => portuguese.test(description))).toEqual([]);
  });

  it.each(machines)('$id names every condition', (machine) => {
    const guards = all(chartOf(machine)).flatMap(({ transitions }) => transitions.map(({ guard }) => guard));
    expect(guards).not.toContain('condition');
  });
});
