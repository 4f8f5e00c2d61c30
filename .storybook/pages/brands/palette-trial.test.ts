import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandFor, isMade, startedFrom, trialOf, tryTokens } from './palette-trial.ts';

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

test('the command says all that the brand is made from, as a shell reads it', () => {
  const made = { name: "Pão d'Água", colors: ['#0b6e4f', '#c98a00'], manners: 'sharp', tokens: '' } as const;
  expect(commandFor(made, {})).toBe(
    `npm run new:theme -- pao-d-agua '#0b6e4f' '#c98a00' --manners sharp --title 'Pão d'\\''Água'`,
  );
  expect(commandFor({ ...made, name: '', manners: 'soft' }, {})).toBe(
    "npm run new:theme -- acme '#0b6e4f' '#c98a00'",
  );
});

test('the command names the files that were chosen, and where the photograph is kept: from the left, from the top', () => {
  const trial = { name: '', colors: [], manners: 'soft', tokens: '' } as const;
  const chosen = { textFont: 'blob:1', headingFont: 'blob:2', photo: 'blob:3', focus: { x: 20, y: 70 } };
  expect(commandFor(trial, chosen)).toBe(
    'npm run new:theme -- acme --font <woff2> --heading-font <woff2> --photo <file> --focus 20,70',
  );
});

test('a trial has the colours of each scheme in its own rules', () => {
  const { css } = tryTokens(JSON.stringify(gtop), new Map(), {});
  const [, light = '', dark = ''] = css.split('[data-theme=palette]');
  const canvasIn = (rules: string) => rules.match(/--ui-color-bg-canvas:([^;}]+)/)?.[1];
  expect(light).toMatch(/^\{color-scheme:light;/);
  expect(dark).toMatch(/^\[data-scheme=dark\]\{color-scheme:dark;/);
  expect([canvasIn(light), canvasIn(dark)]).toEqual(['#fff', '#0b1714']);
});
