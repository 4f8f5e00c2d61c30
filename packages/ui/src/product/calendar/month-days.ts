const dayInMs = 86_400_000;

const timeOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const weekdayOf = (date: string) => new Date(timeOf(date)).getUTCDay();

export const daysLater = (date: string, days: number): string => dateOf(timeOf(date) + days * dayInMs);

/** The same day of another month, or its last one where it has no such day. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0, 12)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, last), 12));
}

/** Where a key leads from a day: arrows by days and weeks, Home and End within the week, Page Up and Page Down by months. */
export function dayByKey(key: string, date: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return daysLater(date, -1);
    case 'ArrowRight':
      return daysLater(date, 1);
    case 'ArrowUp':
      return daysLater(date, -7);
    case 'ArrowDown':
      return daysLater(date, 7);
    case 'Home':
      return daysLater(date, -weekdayOf(date));
    case 'End':
      return daysLater(date, 6 - weekdayOf(date));
    case 'PageUp':
      return monthsLater(date, -1);
    case 'PageDown':
      return monthsLater(date, 1);
    default:
      return undefined;
  }
}
