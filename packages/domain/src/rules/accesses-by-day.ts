import type { AccessCount } from '../entities/statistics.ts';
import { dayAfter } from '../formats/wall-clock.ts';

/** What the access statistics are asked for: so many days, each by itself (PROFILE-12). */
export const accessStatistics = { period: 'day', interval: 14 } as const;

export interface DayOfAccess {
  /** `yyyy-mm-dd`. */
  day: string;
  quantity: number;
}

/**
 * The accesses of the last days with today, the oldest first; a day that the server leaves out had none, and what is of other days does
 * not count (PROFILE-12).
 * @param today the day that it is where the server counts, `yyyy-mm-dd`
 */
export function accessesByDay(
  accesses: readonly AccessCount[],
  today: string,
  days: number = accessStatistics.interval,
): DayOfAccess[] {
  const counted = new Map(accesses.map(({ date, quantity }) => [date, quantity]));
  return Array.from({ length: days }, (_, at) => {
    const day = dayAfter(today, at - days + 1);
    return { day, quantity: counted.get(day) ?? 0 };
  });
}

/** How many accesses there were, on how many days, and on which most of them; without any there is no such day. */
export function accessTotals(days: readonly DayOfAccess[]): {
  quantity: number;
  activeDays: number;
  busiest: DayOfAccess | undefined;
} {
  const active = days.filter(({ quantity }) => quantity > 0);
  return {
    quantity: active.reduce((sum, { quantity }) => sum + quantity, 0),
    activeDays: active.length,
    // Of several with as many the newest one.
    busiest: active.toSorted((one, other) => one.quantity - other.quantity).at(-1),
  };
}
