import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkInMachine,
  checkoutMachine,
  coinLimitMachine,
  contentMachine,
  enrolmentMachine,
  favoriteMachine,
  laneMachine,
  listPickerMachine,
  maintenanceMachine,
  onboardingMachine,
  profileEditMachine,
  questionnaireMachine,
  recommendationMachine,
  recoveryMachine,
  registrationMachine,
  signInAgainMachine,
  signInMachine,
  signOutMachine,
  storyViewerMachine,
} from '@student/machines';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, StateNode } from 'xstate';

/** States that are left in the same breath or within 200 ms. */
const unseen = [
  'beginning',
  'choosingStep',
  'choosingStudy',
  'choosingPart',
  'finishing.choosingPart',
  'studying.arriving',
  'password.pausing',
  'advancing',
  'begun',
  'resting.begun',
  'attempt.answers.finished',
];

const leavesOf = (node: StateNode): string[] => {
  const children = Object.values(node.states) as StateNode[];
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesOf);
};

const flows: [string, AnyStateMachine][] = [
  ['sign-in', signInMachine],
  ['sign-in-again', signInAgainMachine],
  ['sign-out', signOutMachine],
  ['recovery', recoveryMachine],
  ['registration', registrationMachine],
  ['onboarding', onboardingMachine],
  ['maintenance', maintenanceMachine],
  ['content', contentMachine],
  ['profile-edit', profileEditMachine],
  ['questionnaire', questionnaireMachine],
  ['outbox', laneMachine],
  ['pills', storyViewerMachine],
  ['check-in', checkInMachine],
  ['checkout', checkoutMachine],
  ['coin-limit', coinLimitMachine],
  ['enrolment', enrolmentMachine],
  ['favorite', favoriteMachine],
  ['list-picker', listPickerMachine],
  ['recommendation', recommendationMachine],
];

describe('every state that a person can meet has a story that stands in it', () => {
  it.each(flows)('%s', (name, machine) => {
    const source = readFileSync(join(import.meta.dirname, `${name}.stories.tsx`), 'utf8');
    const shown = [...source.matchAll(/standsIn\('([^']+)'\)/g)].flatMap(([, state = '']) =>
      state.split(' · '),
    );
    const missing = leavesOf(machine.root).filter(
      (state) => !shown.includes(state) && !unseen.includes(state),
    );
    expect(missing).toEqual([]);
    expect(shown.filter((state) => !leavesOf(machine.root).includes(state))).toEqual([]);
  });
});
