/** What a clock on the wall shows: a day, `yyyy-mm-dd`, and an hour, `HH:mm`. */
export interface WallClock {
  day: string;
  hour: string;
}

/** When a sitting of a class or of a training course is: its hours are read on the clocks of its place (EVENT-04). */
export interface SittingTime {
  startDate: string;
  startHour: string;
  /** Before `startHour` where the sitting ends on the next day; the same where nobody said when it ends. */
  endHour: string;
}

/** The zone whose clocks the days and hours of events, classes and training courses are read on. */
export const eventTimeZone = 'America/Sao_Paulo';

const dayInMs = 86_400_000;

/** What the clocks of a time zone show at a moment. */
export function wallClockOf(moment: Date, timeZone = eventTimeZone): WallClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${String(parts.year).padStart(4, '0')}-${parts.month}-${parts.day}`,
    hour: `${parts.hour}:${parts.minute}`,
  };
}

/**
 * The moment at which the clocks of a time zone show a day and an hour. An hour that is there twice, as daylight saving
 * ends, is the first of both; one that is left out, as it begins, is told by the clock before: as calendars do (RFC 5545).
 */
export function momentOf({ day, hour }: WallClock, timeZone = eventTimeZone): Date {
  const asUtc = utcOf({ day, hour });
  const offsetAt = (time: number) => utcOf(wallClockOf(new Date(time), timeZone)) - time;
  const before = asUtc - offsetAt(asUtc - dayInMs);
  const after = asUtc - offsetAt(asUtc + dayInMs);
  const shown = [before, after].find((time) => time + offsetAt(time) === asUtc);
  return new Date(shown ?? before);
}

/** When a sitting ends, which may be on the next day; `undefined` where nobody said (EVENT-04, EVENT-22). */
export function endOfSitting({ startDate, startHour, endHour }: SittingTime): WallClock | undefined {
  if (endHour === startHour) return undefined;
  return { day: endHour < startHour ? dayAfter(startDate) : startDate, hour: endHour };
}

/** Whether a sitting is over; one without an end is with its day. */
export function isSittingOver(sitting: SittingTime, now: Date): boolean {
  const end = endOfSitting(sitting) ?? { day: dayAfter(sitting.startDate), hour: '00:00' };
  const clock = wallClockOf(now);
  return `${end.day} ${end.hour}` <= `${clock.day} ${clock.hour}`;
}

/** A day so many days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  return new Date(utcOf({ day, hour: '00:00' }) + days * dayInMs).toISOString().slice(0, 10);
}

/** How many days one day is after another. */
export function daysBetween(from: string, to: string): number {
  return (utcOf({ day: to, hour: '00:00' }) - utcOf({ day: from, hour: '00:00' })) / dayInMs;
}

const utcOf = ({ day, hour }: WallClock) => Date.parse(`${day}T${hour}:00Z`);

/** Kept, since a phone needs a millisecond to make one. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
  formats.set(timeZone, format);
  return format;
}
