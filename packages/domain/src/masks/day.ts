import { digitsOf } from './digits.ts';

const isoDay = /^\s*(\d{4})-(\d{2})-(\d{2})/;
const typedDay = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * Shows the digits typed so far as a day: `0205` is `02/05`, `02051990` is `02/05/1990`; one pasted as `1990-05-02` is turned round
 * (REGISTER-08). What comes after the eighth digit is dropped.
 */
export function maskDay(typed: string): string {
  const [, year = '', month = '', day = ''] = isoDay.exec(typed) ?? [];
  const digits = digitsOf(year ? day + month + year : typed);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter((part) => part !== '').join('/');
}

/** The day that was typed, as `yyyy-mm-dd`; nothing for what is not whole or not in the calendar, such as 30/02/2001. */
export function dayTyped(shown: string): string | undefined {
  const [, day, month, year] = typedDay.exec(shown.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  const written = `${year}-${month}-${day}`;
  const moment = new Date(`${written}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return isInCalendar ? written : undefined;
}
