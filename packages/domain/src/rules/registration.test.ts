import { describe, expect, it } from 'vitest';
import { passwordDemands } from './password.ts';
import {
  addressFound,
  draftToKeep,
  emptyRegistration,
  keptDraft,
  type RegistrationDraft,
  registrationProblems,
  registrationToSend,
} from './registration.ts';

const required = 'REQUIRED' as const;
const whole: RegistrationDraft = {
  ...emptyRegistration,
  name: ' Paula Reis Andrade ',
  birthDate: '14/05/1990',
  document: '111.444.777-35',
  email: ' paula.andrade@exemplo.com.br ',
  password: ' Nuvem#4821 ',
  passwordConfirmation: 'Nuvem#4821 ',
  hasAcceptedTerm: true,
};
const judge = { demands: passwordDemands.full, today: '2026-03-02' };

describe('what a registration lacks (AUTH-35)', () => {
  it.each<[string, Partial<RegistrationDraft>, object]>([
    [
      'an empty one lacks what is required (REGISTER-02, REGISTER-03)',
      emptyRegistration,
      {
        name: required,
        birthDate: required,
        document: required,
        email: required,
        password: required,
        passwordConfirmation: required,
        hasAcceptedTerm: 'TERMS_NOT_ACCEPTED',
      },
    ],
    ['a whole one nothing, its address left out (REGISTER-18)', {}, {}],
    ['a name of blanks', { name: '  ' }, { name: required }],
    ['no CPF (REGISTER-03)', { document: '' }, { document: required }],
    ['no CPF of a foreigner (REGISTER-03)', { document: '', isForeigner: true }, {}],
    ['a short CPF', { document: '111.444.777-3' }, { document: 'INVALID_CPF' }],
    ['a day that does not exist', { birthDate: '30/02/1990' }, { birthDate: 'INVALID_DATE' }],
    ['half a day', { birthDate: '14/05' }, { birthDate: 'INVALID_DATE' }],
    ['the last day of 1899 (REGISTER-09)', { birthDate: '31/12/1899' }, { birthDate: 'DATE_OUT_OF_RANGE' }],
    ['the first day of 1900 (REGISTER-09)', { birthDate: '01/01/1900' }, {}],
    ['today (REGISTER-09)', { birthDate: '02/03/2026' }, {}],
    ['tomorrow (REGISTER-09)', { birthDate: '03/03/2026' }, { birthDate: 'DATE_OUT_OF_RANGE' }],
    ['no e-mail', { email: ' ' }, { email: required }],
    ['half an e-mail', { email: 'paula@exemplo' }, { email: 'INVALID_EMAIL' }],
    ['an e-mail of 254', { email: `${'a'.repeat(242)}@exemplo.com` }, {}],
    ['an e-mail of 255', { email: `${'a'.repeat(243)}@exemplo.com` }, { email: 'TOO_LONG' }],
    ['half a zip code', { zipCode: '13010-00' }, { zipCode: 'ZIP_CODE_NOT_FOUND' }],
    ['a whole zip code', { zipCode: '13010-001' }, {}],
    ['number 0 (REGISTER-07)', { addressNumber: '0' }, {}],
    ['number -1 (REGISTER-07)', { addressNumber: '-1' }, { addressNumber: 'INVALID_NUMBER' }],
    ['number 1,5', { addressNumber: '1.5' }, { addressNumber: 'INVALID_NUMBER' }],
    ['a number of 15 digits', { addressNumber: '1'.repeat(15) }, {}],
    ['a number of 16 digits', { addressNumber: '1'.repeat(16) }, { addressNumber: 'TOO_LONG' }],
    [
      'a password that lacks a hint (REGISTER-20)',
      { password: 'nuvem#4821', passwordConfirmation: 'nuvem#4821' },
      { password: 'WEAK_PASSWORD' },
    ],
    [
      'another confirmation',
      { passwordConfirmation: 'Nuvem#4822' },
      { passwordConfirmation: 'PASSWORDS_DIFFER' },
    ],
    [
      'no tick of the terms (REGISTER-02)',
      { hasAcceptedTerm: false },
      { hasAcceptedTerm: 'TERMS_NOT_ACCEPTED' },
    ],
  ])('%s', (_, draft, problems) => {
    expect(registrationProblems({ ...whole, ...draft }, judge)).toEqual(problems);
  });

  it('is told in the order of the fields', () => {
    const names = Object.keys(registrationProblems({ ...emptyRegistration, zipCode: '1' }, judge));
    expect(names).toEqual(Object.keys(emptyRegistration).filter((name) => names.includes(name)));
  });

  it('a tenant that asks for less takes less (REGISTER-21)', () => {
    const draft = { ...whole, password: 'nuvem4821', passwordConfirmation: 'nuvem4821' };
    expect(registrationProblems(draft, judge)).toEqual({ password: 'WEAK_PASSWORD' });
    expect(registrationProblems(draft, { ...judge, demands: passwordDemands.relaxed })).toEqual({});
  });
});

const states = [
  { stateId: 25, id: 'SP', label: 'São Paulo' },
  { stateId: 19, id: 'RJ', label: 'Rio de Janeiro' },
];

describe('what is sent', () => {
  it('is trimmed, the day turned round, the CPF bare, and no address where none was typed (REGISTER-10, REGISTER-11, REGISTER-19, REGISTER-24)', () => {
    expect(registrationToSend(whole, states)).toEqual({
      name: 'Paula Reis Andrade',
      birthDate: '1990-05-14',
      document: '11144477735',
      isForeigner: false,
      email: 'paula.andrade@exemplo.com.br',
      password: 'Nuvem#4821',
      passwordConfirmation: 'Nuvem#4821',
      address: null,
    });
  });

  it('has no document of a foreigner (REGISTER-03, REGISTER-19)', () => {
    expect(registrationToSend({ ...whole, isForeigner: true }, states)).toMatchObject({
      document: null,
      isForeigner: true,
    });
  });

  it('has the address with its zip code bare, its state and number as numbers (REGISTER-11, REGISTER-12, REGISTER-19)', () => {
    const draft = {
      ...whole,
      zipCode: '13010-001',
      federalUnit: 'SP',
      city: ' Campinas ',
      district: 'Centro',
      street: 'Rua Barão de Jaguara',
      addressNumber: '1481',
      complement: ' Sala 2 ',
    };
    const address = {
      zipCode: '13010001',
      stateID: 25,
      federalUnit: 'SP',
      city: 'Campinas',
      district: 'Centro',
      street: 'Rua Barão de Jaguara',
      addressNumber: 1481,
      complement: 'Sala 2',
    };
    expect(registrationToSend(draft, states).address).toEqual(address);
    expect(registrationToSend(draft, []).address).toEqual({ ...address, stateID: null });
  });

  it('has what there is of an address', () => {
    expect(registrationToSend({ ...whole, addressNumber: '0' }, states).address).toEqual({
      zipCode: null,
      stateID: null,
      federalUnit: null,
      city: null,
      district: null,
      street: null,
      addressNumber: 0,
      complement: null,
    });
  });
});

it.each([
  ['Avenida Paulista', 'Bela Vista'],
  [null, null],
])('a zip code says street, district, city and state (REGISTER-14)', (street, district) => {
  const found = { zipCode: '01310100', street, district, city: 'São Paulo', federalUnit: 'SP', stateId: 25 };
  expect(addressFound({ ...found, complement: 'lado par' })).toEqual({
    street: street ?? '',
    district: district ?? '',
    city: 'São Paulo',
    federalUnit: 'SP',
  });
});

describe('a draft that stays for a return', () => {
  it('has everything but the passwords', () => {
    const kept = draftToKeep(whole);
    expect(JSON.stringify(kept)).not.toContain('Nuvem');
    expect(keptDraft(JSON.parse(JSON.stringify(kept)))).toEqual({
      ...whole,
      password: '',
      passwordConfirmation: '',
    });
  });

  it.each([[null], [undefined], ['nada'], [7], [[]], [{ name: 1, isForeigner: 'sim', zipCode: {} }]])(
    'of another kind, %j, is an empty one',
    (kept) => {
      expect(keptDraft(kept)).toEqual(emptyRegistration);
    },
  );

  it('never brings a password, whoever wrote it', () => {
    expect(keptDraft({ password: 'Nuvem#4821', passwordConfirmation: 'x' })).toEqual(emptyRegistration);
  });
});
