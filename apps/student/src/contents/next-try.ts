import { formatTime } from '@student/domain';
import type { Held } from '@student/machines';

/** When the first of them is tried again, where no try is allowed before. */
export function nextTryOf(held: readonly Held[]): string | undefined {
  const times = held.flatMap(({ triesAgainAt }) => triesAgainAt ?? []);
  return times.length > 0 && times.length === held.length ? formatTime(Math.min(...times)) : undefined;
}
