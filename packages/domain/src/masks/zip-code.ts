import { formatCep } from '@brazilian-utils/brazilian-utils/format-cep';
import { digitsOf } from './digits.ts';

/** Characters of a CEP with its mask, `00000-000`; the address is looked up at that length (REGISTER-13). */
export const zipCodeMaskedLength = 9;
/** Longest value that the field takes (REGISTER-06). */
export const zipCodeMaxLength = 14;

/** Shows the digits typed so far as a CEP: `01310930` is `01310-930` (REGISTER-06). */
export function maskZipCode(typed: string): string {
  return formatCep(typed);
}

/** Takes the dash off, as it is sent (REGISTER-11). */
export function stripZipCode(typed: string): string {
  return digitsOf(typed);
}

/** Tells whether the address can be looked up: the masked CEP is complete (REGISTER-13). */
export function isZipCodeComplete(typed: string): boolean {
  return maskZipCode(typed).length === zipCodeMaskedLength;
}
