import { describe, expect, it } from 'vitest';
import { birthDateProblem } from './birth-date.ts';
import {
  chooseForeigner,
  type RegistrationDraft,
  registrationProblems,
  registrationToSend,
} from './registration.ts';

const today = '2026-03-02T12:00:00-03:00';
const demands = { requiresUppercase: true, requiresSpecialCharacter: true };
const draft: RegistrationDraft = {
  name: ' Ana Beatriz Souza ',
  birthDate: '14/05/1990',
  document: '529.982.247-25',
  isForeigner: false,
  email: ' ana.souza@decola.com.br ',
  password: ' Decola@2026 ',
  passwordConfirmation: 'Decola@2026',
  hasAcceptedTerm: true,
  zipCode: '',
  stateID: '',
  federalUnit: '',
  city: '',
  district: '',
  street: '',
  addressNumber: '',
  complement: '',
};
const problemsOf = (given: Partial<RegistrationDraft>) =>
  registrationProblems({ ...draft, ...given }, demands, today);

describe('registration', () => {
  it('asks for everything that is required', () => {
    const empty = {
      name: ' ',
      birthDate: '',
      document: '',
      email: '',
      password: ' ',
      passwordConfirmation: '',
    };
    expect(problemsOf({ ...empty, hasAcceptedTerm: false })).toEqual({
      name: 'REQUIRED',
      birthDate: 'REQUIRED',
      document: 'REQUIRED',
      email: 'REQUIRED',
      password: 'REQUIRED',
      passwordConfirmation: 'REQUIRED',
      hasAcceptedTerm: 'TERMS_NOT_ACCEPTED',
    });
  });

  it.each([
    [{}, {}],
    [{ document: '529.982.247-2' }, { document: 'INVALID_CPF' }],
    [{ document: '000.000.000-00' }, {}],
    [{ document: '', isForeigner: true }, {}],
    [{ email: 'ana@decola' }, { email: 'INVALID_EMAIL' }],
    [{ email: 'ana decola@a.br' }, { email: 'INVALID_EMAIL' }],
    [{ password: 'decola' }, { password: 'WEAK_PASSWORD', passwordConfirmation: 'PASSWORDS_DIFFER' }],
    [{ passwordConfirmation: 'Decola@2027' }, { passwordConfirmation: 'PASSWORDS_DIFFER' }],
    [{ birthDate: '31/02/1990' }, { birthDate: 'INVALID_DATE' }],
    [{ zipCode: '01310-93' }, { zipCode: 'INVALID_ZIP_CODE' }],
    [{ zipCode: '01310-930', addressNumber: '0' }, {}],
    [{ addressNumber: '-1' }, { addressNumber: 'INVALID_NUMBER' }],
    [{ addressNumber: '10B' }, { addressNumber: 'INVALID_NUMBER' }],
  ])('%j gives %j', (given, problems) => {
    expect(problemsOf(given)).toEqual(problems);
  });

  it('a relaxed tenant takes a simpler password', () => {
    const simple = { ...draft, password: 'decola2026', passwordConfirmation: 'decola2026' };
    expect(
      registrationProblems(simple, { requiresUppercase: false, requiresSpecialCharacter: false }, today),
    ).toEqual({});
  });

  it('ticking foreigner clears the CPF, unticking does not bring it back', () => {
    const foreigner = chooseForeigner(draft, true);
    expect([foreigner.document, foreigner.isForeigner]).toEqual(['', true]);
    expect(chooseForeigner(foreigner, false)).toEqual({ ...draft, document: '' });
  });

  it('is sent trimmed, without masks', () => {
    expect(registrationToSend(draft)).toEqual({
      name: 'Ana Beatriz Souza',
      birthDate: '1990-05-14',
      document: '52998224725',
      isForeigner: false,
      email: 'ana.souza@decola.com.br',
      password: 'Decola@2026',
      passwordConfirmation: 'Decola@2026',
      address: null,
    });
  });

  it('an address is sent with its numbers as numbers', () => {
    const filled = {
      ...draft,
      zipCode: '01310-930',
      stateID: '26',
      addressNumber: '1578',
      street: ' Avenida Paulista ',
    };
    expect(registrationToSend({ ...filled, isForeigner: true })).toMatchObject({
      document: null,
      address: {
        zipCode: '01310930',
        stateID: 26,
        federalUnit: null,
        city: null,
        district: null,
        street: 'Avenida Paulista',
        addressNumber: 1578,
        complement: null,
      },
    });
  });
});

it.each([
  ['', 'REQUIRED'],
  ['31/12/1899', 'DATE_OUT_OF_RANGE'],
  ['01/01/1900', undefined],
  ['02/03/2026', undefined],
  ['03/03/2026', 'DATE_OUT_OF_RANGE'],
  ['32/01/2000', 'INVALID_DATE'],
])('a birth date of %j gives %s', (typed, code) => {
  expect(birthDateProblem(typed, today)).toBe(code);
});
