/** A moment or a day as the wire or a schema gives it: `Date`, an ISO instant, or a plain `yyyy-mm-dd`. */
export type DateLike = Date | string;

const plainDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * The calendar day of a moment as `yyyy-mm-dd`, where the person is. A plain day stays itself: it has no hour that a
 * time zone could push over midnight. `undefined` for what is no date.
 */
export function dayOf(date: DateLike, timeZone?: string): string | undefined {
  if (typeof date === 'string' && plainDay.test(date)) return date;
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return undefined;
  const { year, month, day } = timeZone === undefined ? localDay(moment) : dayIn(moment, timeZone);
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A date as `dd/mm/yyyy`; empty for what is no date (CALLS-19). */
export function formatDate(date: DateLike | null | undefined, timeZone?: string): string {
  const [year, month, day] = (date == null ? undefined : dayOf(date, timeZone))?.split('-') ?? [];
  return day ? `${day}/${month}/${year}` : '';
}

/** The hour and minute of a moment as `14:32`, where the person is; empty for what is no date. */
export function formatTime(date: Date | string | number, timeZone?: string): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  const parts = partsOf(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${parts.hour}:${parts.minute}`;
}

/** Date and hour as `02/03/2026 14:32`; empty for what is no date. */
export function formatDateTime(date: DateLike | null | undefined, timeZone?: string): string {
  return date == null || formatDate(date, timeZone) === ''
    ? ''
    : `${formatDate(date, timeZone)} ${formatTime(date, timeZone)}`;
}

/** Without `Intl`, whose formats take a phone a millisecond each: a list of cards asks this of every one. */
const localDay = (moment: Date) => ({
  year: String(moment.getFullYear()),
  month: String(moment.getMonth() + 1),
  day: String(moment.getDate()),
});

function dayIn(moment: Date, timeZone: string) {
  const {
    year = '',
    month = '',
    day = '',
  } = partsOf(moment, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  return { year, month, day };
}

function partsOf(moment: Date, options: Intl.DateTimeFormatOptions): Record<string, string | undefined> {
  const parts = new Intl.DateTimeFormat('pt-BR', options).formatToParts(moment);
  return Object.fromEntries(parts.map((part) => [part.type, part.value]));
}
