import type { AccessCount } from '../entities/statistics.ts';
import { type DateLike, dayOf } from '../formats/date.ts';

/** One of the last seven days: its date, and whether the person was here on it. */
export interface DayOfWeek {
  /** `2026-03-02`. */
  date: string;
  hasAccess: boolean;
  isToday: boolean;
}

const daysOfWeek = 7;
const dayInMs = 86_400_000;

/** The last seven days with today, the oldest first, from the accesses that the server counted; a day that it leaves out had none. */
export function lastWeek(accesses: readonly AccessCount[], now: DateLike): DayOfWeek[] {
  const today = dayOf(now);
  if (today === undefined) return [];
  const counted = new Map(accesses.map(({ date, quantity }) => [date, quantity]));
  return Array.from({ length: daysOfWeek }, (_, at) => {
    const back = daysOfWeek - 1 - at;
    const date = new Date(Date.parse(`${today}T12:00:00Z`) - back * dayInMs).toISOString().slice(0, 10);
    return { date, hasAccess: (counted.get(date) ?? 0) > 0, isToday: back === 0 };
  });
}
