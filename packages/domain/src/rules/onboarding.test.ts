import { expect, it } from 'vitest';
import { beginsWithOnboarding, onboardingStep, showsOnboarding } from './onboarding.ts';

it.each([
  ...['1', '2', '3', '4', '5', '6', '7', '8'].map((written) => [written, Number(written)] as const),
  ...['0', '9', '-1', '1.5', '08', '88', 'um', '', ' 2', undefined].map((written) => [written, 1] as const),
])('the address %j opens step %d (ONBOARD-01, LIMITS-12)', (written, step) => {
  expect(onboardingStep(written)).toBe(step);
});

it.each([
  [{ isFirstLogin: true, name: 'Caio Dias' }, { step: 1, isRedone: false }, true],
  [{ isFirstLogin: true, name: 'Caio Dias' }, { step: 8, isRedone: false }, true],
  [{ isFirstLogin: true, name: ' ' }, { step: 1, isRedone: false }, false],
  [{ isFirstLogin: false, name: 'Ana Souza' }, { step: 1, isRedone: false }, false],
  [{ isFirstLogin: false, name: 'Ana Souza' }, { step: 1, isRedone: true }, true],
  [{ isFirstLogin: false, name: 'Ana Souza' }, { step: 8, isRedone: true }, true],
  [{ isFirstLogin: false, name: 'Ana Souza' }, { step: 9, isRedone: true }, false],
])('for %j at %j it shows: %s (ONBOARD-14)', (person, place, shows) => {
  expect(showsOnboarding(person, place)).toBe(shows);
});

it.each([
  [true, 'Caio Dias', true],
  [true, '', false],
  [false, 'Caio Dias', false],
])('a first login (%s) of %j begins with it: %s (ONBOARD-14)', (isFirstLogin, name, begins) => {
  expect(beginsWithOnboarding({ isFirstLogin, name })).toBe(begins);
});
