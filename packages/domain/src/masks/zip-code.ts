import { digitsOf } from './digits.ts';

/** Digits of a zip code (CEP) without its mask. */
const zipCodeDigits = 8;

/**
 * Shows the digits typed so far as a zip code: `130100` is `13010-0`, `13010001` is `13010-001`. What comes after the eighth digit is
 * dropped (REGISTER-06).
 */
export function maskZipCode(typed: string): string {
  const digits = digitsOf(typed);
  return [digits.slice(0, 5), digits.slice(5, zipCodeDigits)].filter((part) => part !== '').join('-');
}

/** Takes the dash off, as it is sent (REGISTER-11). */
export const stripZipCode = (shown: string): string => digitsOf(shown);

/** Tells whether all nine characters of a zip code are there: then its address can be asked for (REGISTER-13). */
export const isWholeZipCode = (shown: string): boolean => /^\d{5}-\d{3}$/.test(shown.trim());
