import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { contentMachine } from '../content/content.machine.ts';
import { contentMoments } from '../content/content.moments.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import { outboxMoments } from '../outbox/outbox.moments.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { sessionMoments } from '../session/session.moments.ts';
import { signInMachine } from '../sign-in/sign-in.machine.ts';
import { signInMoments } from '../sign-in/sign-in.moments.ts';
import type { Moment } from './flow.tsx';
import { stateNamesOf } from './paths.ts';

/** States that are left in the same breath: nobody ever sees them. */
const unseen = [
  'choosingStep',
  'recalling',
  'entering.profile.recalling',
  'choosingStudy',
  'studying.attention.arriving',
];

const flows: [string, AnyStateMachine, Record<string, Moment>, unknown][] = [
  ['sign in', signInMachine, signInMoments, {}],
  ['session', sessionMachine, sessionMoments, {}],
  ['content', contentMachine, contentMoments, { content: 'course/12/7', type: 1, minDuration: 600 }],
  ['outbox', outboxMachine, outboxMoments, { personId: 1 }],
];

describe('every state that a person can meet has a story', () => {
  it.each(flows)('%s', (_, machine, moments, input) => {
    const { context } = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot;
    const shown = Object.values(moments).flatMap((moment) => {
      const value = moment.state;
      const snapshot = machine.resolveState({ value, context: { ...context, ...moment.context } } as never);
      return (snapshot as AnyMachineSnapshot)._nodes.map(({ path }) => path.join('.'));
    });
    const missing = stateNamesOf(machine).filter((name) => !shown.includes(name) && !unseen.includes(name));
    expect(missing).toEqual([]);
  });
});
