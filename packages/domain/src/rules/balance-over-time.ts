import type { StatementEntry } from '../entities/decoins.ts';
import { balanceChange, dayOfMovement, type StatementFilter } from './statement.ts';

/** What a day with movements brought and took, and the balance at its end. */
export interface DayOfBalance {
  /** `yyyy-mm-dd`. */
  day: string;
  credits: number;
  debits: number;
  balance: number;
}

export interface BalanceOverTime {
  /** The period, whose days without a movement are not among `days`. */
  first: string;
  last: string;
  /** The balance before its first day. */
  opening: number;
  /** The oldest first. */
  days: readonly DayOfBalance[];
}

type Period = Pick<StatementFilter, 'firstDate' | 'lastDate'>;

/**
 * The balance at the end of each day of a period. It is known today, and each day before is that without what came later: so `movements`
 * are all from the first day until now, or the newest of them, and nothing is said of what was before the oldest of them. `undefined`
 * without any day.
 */
export function balanceOverTime(
  movements: readonly StatementEntry[],
  { balance, today, firstDate, lastDate = today }: Period & { balance: number; today: string },
): BalanceOverTime | undefined {
  const byDay = sumsByDay(movements);
  let left = balance;
  const days: DayOfBalance[] = [];
  for (const [day, sums] of [...byDay].sort(([one], [other]) => (one < other ? 1 : -1))) {
    if (firstDate !== undefined && day < firstDate) break;
    if (day <= lastDate) days.unshift({ day, ...sums, balance: left });
    left -= sums.credits - sums.debits;
  }
  const oldest = days[0]?.day;
  if (oldest === undefined) return undefined;
  return { first: firstDate ?? oldest, last: lastDate > today ? today : lastDate, opening: left, days };
}

function sumsByDay(movements: readonly StatementEntry[]) {
  const byDay = new Map<string, { credits: number; debits: number }>();
  for (const movement of movements) {
    const day = dayOfMovement(movement);
    const { credits, debits } = byDay.get(day) ?? { credits: 0, debits: 0 };
    const change = balanceChange(movement);
    byDay.set(day, {
      credits: credits + Math.max(0, change),
      debits: debits + Math.max(0, -change),
    });
  }
  return byDay;
}

/** What the movements that a filter keeps bring and take together. */
export function statementTotals(
  movements: readonly StatementEntry[],
  { firstDate = '', lastDate, type, typeCode }: StatementFilter,
): { credits: number; debits: number; difference: number } {
  let [credits, debits] = [0, 0];
  for (const movement of movements) {
    const day = dayOfMovement(movement);
    if (day < firstDate || (lastDate !== undefined && day > lastDate)) continue;
    if ((type && movement.type !== type) || (typeCode !== undefined && movement.typeCode !== typeCode))
      continue;
    const change = balanceChange(movement);
    if (change < 0) debits -= change;
    else credits += change;
  }
  return { credits, debits, difference: credits - debits };
}
