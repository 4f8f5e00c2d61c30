import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMade, startedFrom, trialOf } from './palette-trial.ts';

const gtop = JSON.parse(readFileSync(new URL('../../../themes/gtop/tokens.json', import.meta.url), 'utf8'));

test('the page begins with the colours of the tokens that it shows, and says whose they were', () => {
  const trial = trialOf('gtop', gtop);
  expect(JSON.parse(trial.tokens)).toEqual({ ...gtop, $description: 'Begun from the tokens of gtop.' });
  expect(trial.colors).toEqual(['#0b6e4f', '#c98a00', '#1b2224']);
});

test('tokens are told from those that name and colours make', () => {
  const trial = trialOf('gtop', gtop);
  expect(isMade(trial)).toBe(false);
  expect(isMade({ ...trial, tokens: startedFrom(trial).get('tokens.json') ?? '' })).toBe(true);
});
