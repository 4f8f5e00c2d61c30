import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { digitsOf } from './digits.ts';

/** Digits of a CPF without its mask. */
export const cpfDigits = 11;

/** Shows the digits typed so far as a CPF: `5299822` is `529.982.2`. What comes after the eleventh digit is dropped (REGISTER-05). */
export function maskCpf(typed: string): string {
  return formatCpf(typed);
}

/** Takes the dots and the dash off, as it is sent (AUTH-07, REGISTER-11). */
export function stripCpf(typed: string): string {
  return typed.replace(/[.\-\s]/g, '');
}

/**
 * Tells whether a text has the eleven digits of a CPF. Its check digits are the server's to judge: a person must be able
 * to sign in with the number that their company registered.
 */
export function isCpf(typed: string): boolean {
  return stripCpf(typed).length === cpfDigits && digitsOf(typed).length === cpfDigits;
}
