import { formatNumber } from './number.ts';

/** Below this width, in px, counts are abbreviated (SHELL-61). */
const abbreviatesCountsBelow = 700;

/**
 * A count as it fits the window: below 700 px `1500` is `1,5k` and `2000000` is `2m`, with one decimal at most and cut
 * rather than rounded, so that nothing is promised that is not there; from 700 px on it is written in full (SHELL-61).
 */
export function formatCount(count: number, viewportWidth: number): string {
  if (viewportWidth >= abbreviatesCountsBelow || count < 1000) return formatNumber(count);
  return count < 1_000_000 ? `${cut(count, 1000)}k` : `${cut(count, 1_000_000)}m`;
}

function cut(count: number, unit: number): string {
  return formatNumber(Math.floor((count * 10) / unit) / 10);
}
