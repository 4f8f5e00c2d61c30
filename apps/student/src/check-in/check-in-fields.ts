import { isDayOfMonth } from '@student/domain';
import { optionalText, type SearchField } from '../addresses/search-fields.ts';

/** A day as yyyy-mm-dd that may be absent; what is no day is. */
const optionalDay = (): SearchField<string | undefined> => ({
  fallback: undefined,
  parse: (written) => (isDayOfMonth(written) ? written : undefined),
  format: (value) => value ?? '',
});

/** The fields of a scanned link that the pages of a class and of a training course have in their addresses (EVENT-19). */
export const checkInFields = {
  /** Lets check in; it leaves the address as soon as it is read. */
  token: optionalText(),
  /** The day of a class that the code is for. */
  date: optionalDay(),
};
