import { describe, expect, it } from 'vitest';
import {
  meetsAllHints,
  newCredentialsProblems,
  passwordHints,
  passwordStrength,
  resetPasswordHints,
  termProblems,
} from './password.ts';

const strict = { requiresUppercase: true, requiresSpecialCharacter: true };
const relaxed = { requiresUppercase: false, requiresSpecialCharacter: false };

describe('the reset pattern (RECOVERY-21)', () => {
  it.each([
    ['Decola26', true],
    ['Decola!!', true],
    ['Decola__', true],
    ['.Decola26', true],
    ['Decola2', false],
    ['Decolaaa', false],
    ['decola26', false],
    ['DECOLA26', false],
    ['Çecola26', true],
    ['Decolaçã', false],
    ['Decolaç1', true],
  ])('%j fits: %s', (password, fits) => {
    expect(resetPasswordHints(password, strict).every(({ isMet }) => isMet)).toBe(fits);
  });

  it.each([
    ['abc', strict, ['length', 'uppercase', 'numberOrSign']],
    ['  abcdefgh  ', strict, ['uppercase', 'numberOrSign']],
    ['abc', relaxed, ['length']],
    ['ABCDEFGH', relaxed, ['lowercase']],
    ['abcdefgh', relaxed, []],
  ])('%j of a tenant that asks %j lacks %j (THEME-06)', (password, demands, lacking) => {
    const hints = resetPasswordHints(password, demands);
    expect(hints.flatMap(({ name, isMet }) => (isMet ? [] : [name]))).toEqual(lacking);
  });
});

describe('the hints of a registration', () => {
  it.each([
    ['', ['length', 'noSpace', 'lowercase', 'number', 'special', 'uppercase']],
    ['Nuvem#48', []],
    [' Nuvem#48 ', []],
    ['Nuvem#4', ['length']],
    ['Nuvem #48', ['noSpace']],
    ['NUVEM#48', ['lowercase']],
    ['Nuvem#ab', ['number']],
    ['Nuvem_48', ['special']],
    ['nuvem#48', ['uppercase']],
    ['Ação!2026', []],
  ])('%j lacks %j (REGISTER-20)', (password, lacking) => {
    const hints = passwordHints(password, strict);
    expect(hints.flatMap(({ name, isMet }) => (isMet ? [] : [name]))).toEqual(lacking);
    expect(meetsAllHints(password, strict)).toBe(lacking.length === 0);
  });

  it.each([...'!@#$%^&*'])('%s is a special character (REGISTER-20)', (sign) => {
    expect(meetsAllHints(`Nuvem${sign}48`, strict)).toBe(true);
  });

  it('of a tenant that asks for less are neither shown nor asked for (REGISTER-21)', () => {
    const names = passwordHints('nuvem482', relaxed).map(({ name }) => name);
    expect(names).toEqual(['length', 'noSpace', 'lowercase', 'number']);
    expect(meetsAllHints('nuvem482', relaxed)).toBe(true);
  });
});

it.each([
  [29.9, 30, 'weak'],
  [30, 30, 'good'],
  [75, 30, 'good'],
  [75.1, 30, 'strong'],
  [80, 90, 'weak'],
])('entropy %d of at least %d is %s (REGISTER-23)', (entropy, minEntropy, strength) => {
  expect(passwordStrength({ entropy, minEntropy })).toBe(strength);
});

describe('a new password (AUTH-31, AUTH-34, AUTH-35)', () => {
  it.each([
    ['', '', { password: 'REQUIRED', confirmation: 'REQUIRED' }],
    ['  ', 'x', { password: 'REQUIRED', confirmation: 'PASSWORDS_DIFFER' }],
    ['decola', 'decola', { password: 'WEAK_PASSWORD' }],
    ['Decola26', 'Decola27', { confirmation: 'PASSWORDS_DIFFER' }],
    ['Decola26', '', { confirmation: 'REQUIRED' }],
    [' Decola26 ', 'Decola26', {}],
    ['Decola26', ' Decola26 ', {}],
  ])('%j confirmed by %j gives %j', (password, confirmation, problems) => {
    const draft = { password, confirmation, hasAcceptedTerm: true };
    expect(newCredentialsProblems(draft, strict)).toEqual(problems);
  });

  it('needs the tick of the terms (AUTH-33)', () => {
    const draft = { password: 'Decola26', confirmation: 'Decola26' };
    expect(newCredentialsProblems({ ...draft, hasAcceptedTerm: false }, strict)).toEqual({
      hasAcceptedTerm: 'TERMS_NOT_ACCEPTED',
    });
    expect(newCredentialsProblems({ ...draft, hasAcceptedTerm: true }, strict)).toEqual({});
    expect(termProblems({ hasAcceptedTerm: false })).toEqual({ hasAcceptedTerm: 'TERMS_NOT_ACCEPTED' });
    expect(termProblems({ hasAcceptedTerm: true })).toEqual({});
  });
});
