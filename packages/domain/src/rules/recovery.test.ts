import { describe, expect, it } from 'vitest';
import { type IdentityDraft, identityProblems, identityToSend, recoveryProblems } from './recovery.ts';

it.each([
  ['', 'REQUIRED'],
  ['   ', 'REQUIRED'],
  ['529.982.247-25', undefined],
  ['52998224725', undefined],
  ['529.982.247', 'INVALID_CPF'],
  ['ana', 'INVALID_CPF'],
  ['ana@decola.com.br', undefined],
  [`${'a'.repeat(243)}@decola.com`, undefined],
  [`${'a'.repeat(244)}@decola.com`, 'TOO_LONG'],
])('the recovery of %j is refused with %j (RECOVERY-07)', (login, problem) => {
  expect(recoveryProblems({ login }).login).toBe(problem);
});

const empty: IdentityDraft = {
  email: '',
  document: '',
  name: '',
  birthDate: '',
  badgeCode: '',
  mothersName: '',
};
const whole: IdentityDraft = {
  ...empty,
  document: '529.982.247-25',
  name: ' Ana Beatriz Souza ',
  birthDate: '14/03/1991',
  badgeCode: ' 10401 ',
  mothersName: 'Regina Célia Souza ',
};
const today = '2026-03-02';
const required = 'REQUIRED' as const;

describe('an identity is an e-mail alone or all personal data (RECOVERY-14)', () => {
  it.each<[string, Partial<IdentityDraft>, object]>([
    ['nothing', empty, { email: required }],
    ['blanks', { ...empty, name: '  ' }, { email: required }],
    ['an e-mail', { ...empty, email: 'ana@decola.com.br' }, {}],
    ['no e-mail', { ...empty, email: 'ana@decola' }, { email: 'INVALID_EMAIL' }],
    ['all data', whole, {}],
    ['all data and an e-mail', { ...whole, email: 'ana@decola.com.br' }, {}],
    ['all data and no e-mail', { ...whole, email: 'ana' }, { email: 'INVALID_EMAIL' }],
    [
      'an e-mail and a name',
      { ...empty, email: 'ana@decola.com.br', name: 'Ana' },
      { document: required, birthDate: required, badgeCode: required, mothersName: required },
    ],
    ['no name', { ...whole, name: ' ' }, { name: required }],
    ['no birth date', { ...whole, birthDate: '' }, { birthDate: required }],
    ['no badge code', { ...whole, badgeCode: '' }, { badgeCode: required }],
    ['no document', { ...whole, document: '' }, { document: required }],
    ["no mother's name", { ...whole, mothersName: '' }, { mothersName: required }],
    ['a short document', { ...whole, document: '529.982.247-2' }, { document: 'INVALID_CPF' }],
    ['a day that does not exist', { ...whole, birthDate: '30/02/1991' }, { birthDate: 'INVALID_DATE' }],
    ['a day before 1900', { ...whole, birthDate: '31/12/1899' }, { birthDate: 'DATE_OUT_OF_RANGE' }],
    ['the first day', { ...whole, birthDate: '01/01/1900' }, {}],
    ['today', { ...whole, birthDate: '02/03/2026' }, {}],
    ['tomorrow', { ...whole, birthDate: '03/03/2026' }, { birthDate: 'DATE_OUT_OF_RANGE' }],
    ['a badge code with letters', { ...whole, badgeCode: '10a' }, { badgeCode: 'INVALID_NUMBER' }],
    ['a badge code of 15 digits', { ...whole, badgeCode: '1'.repeat(15) }, {}],
    ['a badge code of 16 digits', { ...whole, badgeCode: '1'.repeat(16) }, { badgeCode: 'TOO_LONG' }],
  ])('%s', (_, draft, problems) => {
    expect(identityProblems({ ...empty, ...draft }, today)).toEqual(problems);
  });
});

it('an identity is sent trimmed, its document bare and its badge code a number (RECOVERY-16)', () => {
  expect(identityToSend(whole)).toEqual({
    document: '52998224725',
    name: 'Ana Beatriz Souza',
    birthDate: '1991-03-14',
    badgeCode: 10401,
    mothersName: 'Regina Célia Souza',
  });
  expect(identityToSend({ ...whole, email: ' ana@decola.com.br' })).toMatchObject({
    email: 'ana@decola.com.br',
    badgeCode: 10401,
  });
  expect(identityToSend({ ...empty, email: ' ana@decola.com.br ' })).toEqual({ email: 'ana@decola.com.br' });
});
