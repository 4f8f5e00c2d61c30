import type { Problems } from '../errors.ts';
import { cpfDigits, isCpf, maskCpf, stripCpf } from '../masks/cpf.ts';
import { isBlank } from './blank.ts';

/** Longest login or recovery value, in characters (AUTH-01, RECOVERY-07). */
export const loginMaxLength = 254;

/** What a login value is: without an at-sign a CPF, with one an e-mail (AUTH-05). */
export function kindOfLogin(typed: string): 'cpf' | 'email' {
  return typed.includes('@') ? 'email' : 'cpf';
}

/** The value as it is sent: a CPF without dots and dashes, an e-mail without the spaces around it (AUTH-07, AUTH-08). */
export function loginToSend(typed: string): string {
  return kindOfLogin(typed) === 'email' ? typed.trim() : stripCpf(typed);
}

/** The field after it lost focus: a CPF with its mask. What cannot be a CPF stays as typed, so that nothing vanishes (AUTH-06). */
export function showLogin(typed: string): string {
  if (kindOfLogin(typed) === 'email') return typed;
  const bare = stripCpf(typed);
  return /^\d+$/.test(bare) && bare.length <= cpfDigits ? maskCpf(bare) : typed;
}

/** The field while it has focus: a CPF without its mask (AUTH-06). */
export function editLogin(shown: string): string {
  return kindOfLogin(shown) === 'email' ? shown : stripCpf(shown);
}

/** What is wrong with a login or recovery value, if anything: blank, longer than 254, or a CPF of another length. */
export function loginProblem(typed: string): 'REQUIRED' | 'TOO_LONG' | 'INVALID_CPF' | undefined {
  if (isBlank(typed)) return 'REQUIRED';
  if (typed.length > loginMaxLength) return 'TOO_LONG';
  if (kindOfLogin(typed) === 'cpf' && !isCpf(typed)) return 'INVALID_CPF';
  return undefined;
}

/** What the login panel refuses before any call (AUTH-01). */
export function credentialsProblems(credentials: {
  login: string;
  password: string;
}): Problems<'login' | 'password'> {
  const login = loginProblem(credentials.login);
  return {
    ...(login && { login }),
    ...(credentials.password === '' && { password: 'REQUIRED' as const }),
  };
}
