import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentialsProblems, editLogin, kindOfLogin, loginToSend, showLogin } from './login.ts';

describe('a login value', () => {
  it.each([
    ['52998224725', 'cpf'],
    ['529.982.247-25', 'cpf'],
    ['ana.souza', 'cpf'],
    ['', 'cpf'],
    ['ana@decola.com.br', 'email'],
    ['@', 'email'],
  ])('%j is a %s (AUTH-05)', (typed, kind) => {
    expect(kindOfLogin(typed)).toBe(kind);
  });

  it.each([
    ['529.982.247-25', '52998224725'],
    [' 529.982.247-25 ', '52998224725'],
    ['52998224725', '52998224725'],
    [' ana.souza@decola.com.br ', 'ana.souza@decola.com.br'],
    ['ana-maria.souza@decola.com.br', 'ana-maria.souza@decola.com.br'],
  ])('%j is sent as %j (AUTH-07, AUTH-08)', (typed, sent) => {
    expect(loginToSend(typed)).toBe(sent);
  });

  it.each([
    ['52998224725', '529.982.247-25'],
    ['5299822', '529.982.2'],
    ['529982247251', '529982247251'],
    ['ana', 'ana'],
    ['ana1.2', 'ana1.2'],
    ['', ''],
    ['1@a.br', '1@a.br'],
  ])('%j shows as %j after it lost focus (AUTH-06)', (typed, shown) => {
    expect(showLogin(typed)).toBe(shown);
  });

  it.each([
    ['529.982.247-25', '52998224725'],
    ['ana-m.s@a.br', 'ana-m.s@a.br'],
  ])('%j is edited as %j (AUTH-06)', (shown, edited) => {
    expect(editLogin(shown)).toBe(edited);
  });

  it('never loses a digit between focus and blur', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (digits) => {
        expect(editLogin(showLogin(digits))).toBe(digits);
        expect(showLogin(showLogin(digits))).toBe(showLogin(digits));
      }),
    );
  });

  it.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['5299822472', 'INVALID_CPF'],
    ['529.982.247-2', 'INVALID_CPF'],
    ['529982247255', 'INVALID_CPF'],
    ['ana.souza', 'INVALID_CPF'],
    ['52998224725x', 'INVALID_CPF'],
    ['11111111111', undefined],
    ['529.982.247-25', undefined],
    [`${'a'.repeat(249)}@a.br`, undefined],
    [`${'a'.repeat(250)}@a.br`, 'TOO_LONG'],
  ])('%j is refused with %s (AUTH-01)', (typed, code) => {
    expect(credentialsProblems({ login: typed, password: 'x' }).login).toBe(code);
  });

  it('needs a password beside it (AUTH-01)', () => {
    expect(credentialsProblems({ login: '52998224725', password: 'x' })).toEqual({});
    expect(credentialsProblems({ login: '', password: '' })).toEqual({
      login: 'REQUIRED',
      password: 'REQUIRED',
    });
  });
});
