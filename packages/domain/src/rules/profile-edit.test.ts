import { describe, expect, it } from 'vitest';
import {
  type EditedPerson,
  isNoEdit,
  overtakenFields,
  type ProfileChange,
  type ProfileDraft,
  profileDraftOf,
  profileEdit,
  profileProblems,
} from './profile-edit.ts';

const ana: EditedPerson = {
  name: 'Ana Beatriz Souza',
  socialName: 'Ana',
  email: 'ana.souza@decola.com.br',
  birthDate: '1990-05-14',
  profession: 'Analista de logística',
  academicEducation: null,
  biography: null,
  address: {
    zipCode: '01310100',
    stateId: 25,
    federalUnit: 'SP',
    city: 'São Paulo',
    district: 'Bela Vista',
    street: 'Avenida Paulista',
    addressNumber: 1578,
    complement: null,
  },
};
const nobody: EditedPerson = {
  name: 'Ana',
  socialName: null,
  email: null,
  birthDate: null,
  profession: null,
  academicEducation: null,
  biography: null,
  address: null,
};
const before = profileDraftOf(ana);
const states = [{ stateId: 19, id: 'RJ', label: 'Rio de Janeiro' }];
/** What a person has changed in the form of a record. */
const change = (changed: Partial<ProfileDraft>, person = ana): ProfileChange => {
  const stood = profileDraftOf(person);
  return {
    draft: { ...stood, ...changed },
    over: Object.fromEntries(
      Object.keys(changed).map((field) => [field, stood[field as keyof ProfileDraft]]),
    ),
  };
};
const edit = (changed: Partial<ProfileDraft>, person = ana) =>
  profileEdit(change(changed, person), { person, states });

it('the form says what the record says (PROFILE-04)', () => {
  expect(before).toEqual({
    name: 'Ana Beatriz Souza',
    socialName: 'Ana',
    email: 'ana.souza@decola.com.br',
    birthDate: '14/05/1990',
    profession: 'Analista de logística',
    academicEducation: '',
    biography: '',
    zipCode: '01310-100',
    street: 'Avenida Paulista',
    addressNumber: '1578',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    federalUnit: 'SP',
  });
  expect(new Set(Object.values(profileDraftOf(nobody)))).toEqual(new Set(['Ana', '']));
});

describe('what is wrong with what was changed', () => {
  it.each<[string, Partial<ProfileDraft>, object]>([
    ['nothing', {}, {}],
    ['no name', { name: ' ' }, { name: 'REQUIRED' }],
    ['no social name', { socialName: '' }, {}],
    ['an e-mail that was there and goes', { email: '' }, { email: 'REQUIRED' }],
    ['half an e-mail', { email: 'ana@decola' }, { email: 'INVALID_EMAIL' }],
    ['an e-mail of 255 (LIMITS-14)', { email: `${'a'.repeat(243)}@exemplo.com` }, { email: 'TOO_LONG' }],
    ['a birth date that was there and goes', { birthDate: '' }, { birthDate: 'REQUIRED' }],
    ['a day that does not exist', { birthDate: '30/02/1990' }, { birthDate: 'INVALID_DATE' }],
    ['the last day of 1899 (REGISTER-09)', { birthDate: '31/12/1899' }, { birthDate: 'DATE_OUT_OF_RANGE' }],
    ['half a zip code', { zipCode: '01310-1' }, { zipCode: 'ZIP_CODE_NOT_FOUND' }],
    ['number -1', { addressNumber: '-1' }, { addressNumber: 'INVALID_NUMBER' }],
  ])('%s', (_, changed, problems) => {
    expect(profileProblems({ ...before, ...changed }, { before, today: '2026-03-02' })).toEqual(problems);
  });

  it('what the server knows already is not judged', () => {
    const odd = { ...profileDraftOf(nobody), email: 'ana', zipCode: '013' };
    expect(profileProblems({ ...odd, name: 'Bia' }, { before: odd, today: '2026-03-02' })).toEqual({});
  });
});

describe('what is sent (PROFILE-08)', () => {
  it.each<[string, Partial<ProfileDraft>, object]>([
    ['nothing where nothing was changed', { name: ' Ana Beatriz Souza ' }, {}],
    ['only what was changed, trimmed', { profession: ' Líder ' }, { profession: 'Líder' }],
    [
      'what was emptied as nothing',
      { socialName: '', profession: ' ' },
      { socialName: null, profession: null },
    ],
    ['the day as yyyy-mm-dd', { birthDate: '02/05/1991' }, { birthDate: '1991-05-02' }],
    [
      'the address whole, its numbers as numbers (PROFILE-04)',
      { zipCode: '20040-002', federalUnit: 'RJ', city: 'Rio de Janeiro', addressNumber: '7' },
      {
        address: {
          zipCode: '20040002',
          stateID: 19,
          federalUnit: 'RJ',
          city: 'Rio de Janeiro',
          district: 'Bela Vista',
          street: 'Avenida Paulista',
          addressNumber: 7,
          complement: null,
        },
      },
    ],
  ])('%s', (_, changed, sent) => {
    expect(edit(changed)).toEqual(sent);
    expect(isNoEdit(edit(changed))).toBe(Object.keys(sent).length === 0);
  });

  it('the number of a state that was not changed stays, also without the list', () => {
    expect(edit({ complement: 'Sala 2' }).address).toMatchObject({ stateID: 25, complement: 'Sala 2' });
    expect(edit({ federalUnit: 'BA' }).address).toMatchObject({ stateID: null, federalUnit: 'BA' });
  });

  it('an address that was emptied is none', () => {
    const empty = Object.fromEntries(Object.keys(before).map((field) => [field, '']));
    expect(
      edit({ ...empty, name: ana.name, email: before.email, birthDate: before.birthDate }),
    ).toMatchObject({
      address: null,
    });
  });
});

describe('what was changed elsewhere meanwhile', () => {
  const now = {
    ...ana,
    profession: 'Líder',
    email: 'ana@decola.com.br',
    address: { ...ana.address, city: 'Santos' },
  };
  it.each<[string, Partial<ProfileDraft>, string[]]>([
    ['is nothing to an edit of something else', { biography: 'Gosto de aprender.' }, []],
    ['is told where both change it', { profession: 'Analista de compras' }, ['profession']],
    ['is not told where both say the same', { profession: 'Líder', email: 'Ana@decola.com.br' }, []],
    ['is told of a line of the address', { city: 'Guarujá' }, ['city']],
    ['is nothing to another line of the address', { addressNumber: '7' }, []],
  ])('%s (PROFILE-08)', (_, changed, fields) => {
    expect(overtakenFields(change(changed), { person: now as EditedPerson, states })).toEqual(fields);
  });

  it('stays in an address that travels whole: only what was changed here is the person’s (PROFILE-08)', () => {
    const { address } = profileEdit(change({ addressNumber: '7' }), { person: now as EditedPerson, states });
    expect(address).toMatchObject({ city: 'Santos', addressNumber: 7, street: 'Avenida Paulista' });
  });

  it('is told where the person has typed anew what stood there before (PROFILE-08)', () => {
    const same = change({ profession: ana.profession ?? '' });
    expect(profileEdit(same, { person: ana, states })).toEqual({});
    expect(profileEdit(same, { person: now as EditedPerson, states })).toEqual({
      profession: ana.profession,
    });
    expect(overtakenFields(same, { person: now as EditedPerson, states })).toEqual(['profession']);
  });
});
