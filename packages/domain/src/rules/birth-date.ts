import { type DateLike, dayOf } from '../formats/date.ts';

const firstBirthDate = '1900-01-01';

/** Refuses a day, `yyyy-mm-dd`, before 1900 or after today (REGISTER-09). */
export function birthDateProblem(day: string, today: DateLike): 'DATE_OUT_OF_RANGE' | undefined {
  return day < firstBirthDate || day > (dayOf(today) ?? '') ? 'DATE_OUT_OF_RANGE' : undefined;
}
