import { describe, expect, it } from 'vitest';
import {
  type IdentityDraft,
  identityProblem,
  identityToSend,
  maskRecovery,
  recoveryToSend,
  stepAfterRecovery,
} from './recovery.ts';

describe('recovery', () => {
  it.each([
    ['5299', '529.9'],
    ['529.982.247-2', '529.982.247-2'],
    ['ana', 'ana'],
    ['ana@decola.com.br', 'ana@decola.com.br'],
    ['', ''],
  ])('%j shows as %j', (typed, shown) => {
    expect(maskRecovery(typed)).toBe(shown);
  });

  it('goes by e-mail or by document', () => {
    expect(recoveryToSend(' ana@decola.com.br ')).toEqual({ by: 'email', email: 'ana@decola.com.br' });
    expect(recoveryToSend('529.982.247-25')).toEqual({ by: 'document', document: '52998224725' });
  });

  it('moves to the identity form only on data', () => {
    expect(['data', 'email', 'other'].map(stepAfterRecovery)).toEqual([
      'identity',
      'checkEmail',
      'checkEmail',
    ]);
  });
});

describe('the identity form', () => {
  const empty: IdentityDraft = {
    document: '',
    badgeCode: '',
    name: '',
    mothersName: '',
    email: '',
    birthDate: '',
  };
  const personal = {
    ...empty,
    document: '529.982.247-25',
    badgeCode: '4821',
    name: ' Ana Beatriz Souza ',
    mothersName: 'Maria Souza',
    birthDate: '14/05/1990',
  };

  it.each([
    ['nothing', empty, 'INCOMPLETE_IDENTITY'],
    ['an e-mail alone', { ...empty, email: 'ana@decola.com.br' }, undefined],
    ['a broken e-mail', { ...empty, email: 'ana' }, 'INVALID_EMAIL'],
    ['all five', personal, undefined],
    ['all five and an e-mail', { ...personal, email: 'ana@decola.com.br' }, undefined],
    ['an e-mail and a name', { ...empty, email: 'ana@decola.com.br', name: 'Ana' }, 'INCOMPLETE_IDENTITY'],
    ['no birth date', { ...personal, birthDate: '' }, 'INCOMPLETE_IDENTITY'],
    ['no badge', { ...personal, badgeCode: ' ' }, 'INCOMPLETE_IDENTITY'],
    ['no name', { ...personal, name: '' }, 'INCOMPLETE_IDENTITY'],
    ['no document', { ...personal, document: '' }, 'INCOMPLETE_IDENTITY'],
    ["no mother's name", { ...personal, mothersName: '' }, 'INCOMPLETE_IDENTITY'],
    ['a day that is none', { ...personal, birthDate: '31/02/1990' }, 'INVALID_DATE'],
    ['a badge of letters', { ...personal, badgeCode: 'A12' }, 'INVALID_NUMBER'],
  ])('with %s', (_, draft, code) => {
    expect(identityProblem(draft)).toBe(code);
  });

  it('is sent bare', () => {
    expect(identityToSend(personal)).toEqual({
      document: '52998224725',
      badgeCode: 4821,
      name: 'Ana Beatriz Souza',
      mothersName: 'Maria Souza',
      birthDate: '1990-05-14',
    });
    expect(identityToSend({ ...empty, email: ' ana@decola.com.br ' })).toEqual({
      email: 'ana@decola.com.br',
    });
    expect(identityToSend({ ...personal, document: 'AB-12.3', email: 'a@b.br' })).toMatchObject({
      document: 'AB123',
      email: 'a@b.br',
    });
  });
});
