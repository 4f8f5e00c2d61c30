import { type DateLike, dayOf } from '../formats/date.ts';
import { dateToIso } from '../masks/date.ts';
import { isBlank } from './blank.ts';

/** First day that counts as a birth date (REGISTER-09). */
export const firstBirthDate = '1900-01-01';

/** Refuses a typed `dd/mm/yyyy` that is blank, no day of the calendar, before 1900 or after today (REGISTER-09). */
export function birthDateProblem(
  typed: string,
  today: DateLike,
): 'REQUIRED' | 'INVALID_DATE' | 'DATE_OUT_OF_RANGE' | undefined {
  if (isBlank(typed)) return 'REQUIRED';
  const iso = dateToIso(typed);
  if (iso === undefined) return 'INVALID_DATE';
  const last = dayOf(today) ?? '';
  return iso < firstBirthDate || iso > last ? 'DATE_OUT_OF_RANGE' : undefined;
}
