import { wallClockOf } from '@student/domain';

/** From a moment on the clocks of a zone are so many minutes before those of UTC, or behind them. */
export interface Observance {
  kind: 'standard' | 'daylight';
  /** What the clocks showed as it began: those that it put forward or back. `2018-11-04T00:00:00`. */
  start: string;
  /** Minutes. */
  offsetFrom: number;
  /** Minutes. */
  offsetTo: number;
}

const dayInMs = 86_400_000;
const minuteInMs = 60_000;

/**
 * What the clocks of a zone did between two moments, as a calendar file has to say it: the state at the beginning, then each
 * change. Read from the zones that the browser knows, so that it is right also for years with daylight saving.
 */
export function observancesOf(timeZone: string, from: Date, to: Date): Observance[] {
  const offsetAt = (time: number) => {
    const { day, hour } = wallClockOf(new Date(time), timeZone);
    return (Date.parse(`${day}T${hour}:00Z`) - time) / minuteInMs;
  };
  const first = Math.floor(from.getTime() / dayInMs) * dayInMs;
  const found: Observance[] = [];
  let offset = offsetAt(first);
  for (let time = first; time < to.getTime(); time += dayInMs) {
    const next = offsetAt(time + dayInMs);
    if (next === offset) continue;
    const changed = changeBetween(time, time + dayInMs, (moment) => offsetAt(moment) === next);
    found.push(observanceAt(changed, offset, next));
    offset = next;
  }
  const before = found[0]?.offsetFrom ?? offset;
  const wasDaylight = found[0]?.kind === 'standard';
  return [{ ...observanceAt(first, before, before), kind: wasDaylight ? 'daylight' : 'standard' }, ...found];
}

/** The first minute for which something holds that holds at the end and not at the beginning. */
function changeBetween(start: number, end: number, holds: (moment: number) => boolean): number {
  let [low, high] = [start, end];
  while (high - low > minuteInMs) {
    const middle = low + Math.floor((high - low) / 2 / minuteInMs) * minuteInMs;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const observanceAt = (time: number, offsetFrom: number, offsetTo: number): Observance => ({
  kind: offsetTo > offsetFrom ? 'daylight' : 'standard',
  start: new Date(time + offsetFrom * minuteInMs).toISOString().slice(0, 19),
  offsetFrom,
  offsetTo,
});
