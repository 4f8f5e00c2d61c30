import { describe, expect, it } from 'vitest';
import {
  fitsResetPattern,
  meetsPasswordHints,
  newCredentialsProblems,
  newPasswordProblems,
  passwordHints,
  passwordStrength,
} from './password.ts';

const strict = { requiresUppercase: true, requiresSpecialCharacter: true };
const relaxed = { requiresUppercase: false, requiresSpecialCharacter: false };

const unmet = (password: string, demands = strict) =>
  passwordHints(password, demands)
    .filter((hint) => !hint.isMet)
    .map((hint) => hint.name);

describe('live hints', () => {
  it('stand in the order of the specification', () => {
    expect(passwordHints('', strict).map((hint) => hint.name)).toEqual([
      'length',
      'noWhitespace',
      'lowercase',
      'number',
      'specialCharacter',
      'uppercase',
    ]);
    expect(passwordHints('', relaxed).map((hint) => hint.name)).toEqual([
      'length',
      'noWhitespace',
      'lowercase',
      'number',
    ]);
  });

  it.each([
    ['', ['length', 'noWhitespace', 'lowercase', 'number', 'specialCharacter', 'uppercase']],
    ['Decola@2026', []],
    ['Decol@1', ['length']],
    ['Decola@1', []],
    ['Decola @2026', ['noWhitespace']],
    ['DECOLA@2026', ['lowercase']],
    ['decola@2026', ['uppercase']],
    ['Decola@decola', ['number']],
    ['Decola?2026', ['specialCharacter']],
    ['Ação@2026x', []],
    ...[...'!@#$%^&*'].map((sign): [string, string[]] => [`Decola2026${sign}`, []]),
    ...[...'()-_+.'].map((sign): [string, string[]] => [`Decola2026${sign}`, ['specialCharacter']]),
  ])('%j leaves %j unmet', (password, names) => {
    expect(unmet(password)).toEqual(names);
  });

  it('one tenant asks for neither uppercase nor a special character', () => {
    expect(meetsPasswordHints('decola2026', relaxed)).toBe(true);
    expect(meetsPasswordHints('decola2026', strict)).toBe(false);
    expect(meetsPasswordHints('decola2026', { ...strict, requiresUppercase: false })).toBe(false);
    expect(meetsPasswordHints('decola@2026', { ...strict, requiresUppercase: false })).toBe(true);
  });
});

describe('the reset pattern', () => {
  it.each([
    ['Decola26', true],
    ['Decola!!', true],
    ['Decola__', true],
    ['.Decola26', true],
    ['Decola2', false],
    ['Decolaaa', false],
    ['decola26', false],
    ['DECOLA26', false],
    ['Decolaçã', false],
    ['Decolaç1', true],
  ])('%j fits: %s', (password, fits) => {
    expect(fitsResetPattern(password)).toBe(fits);
  });
});

it.each([
  [29.9, 30, 'weak'],
  [30, 30, 'good'],
  [75, 30, 'good'],
  [75.1, 30, 'strong'],
  [80, 90, 'weak'],
])('entropy %d of at least %d is %s', (entropy, minEntropy, strength) => {
  expect(passwordStrength({ entropy, minEntropy })).toBe(strength);
});

describe('a new password', () => {
  it.each([
    ['', '', { password: 'REQUIRED', confirmation: 'REQUIRED' }],
    ['  ', 'x', { password: 'REQUIRED', confirmation: 'PASSWORDS_DIFFER' }],
    ['decola', 'decola', { password: 'WEAK_PASSWORD' }],
    ['Decola26', 'Decola27', { confirmation: 'PASSWORDS_DIFFER' }],
    ['Decola26', '', { confirmation: 'REQUIRED' }],
    [' Decola26 ', 'Decola26', {}],
  ])('%j confirmed by %j gives %j', (password, confirmation, problems) => {
    expect(newPasswordProblems({ password, confirmation })).toEqual(problems);
  });

  it('needs the tick of the terms', () => {
    const draft = { password: 'Decola26', confirmation: 'Decola26' };
    expect(newCredentialsProblems({ ...draft, hasAcceptedTerm: false })).toEqual({
      term: 'TERMS_NOT_ACCEPTED',
    });
    expect(newCredentialsProblems({ ...draft, hasAcceptedTerm: true })).toEqual({});
  });
});
