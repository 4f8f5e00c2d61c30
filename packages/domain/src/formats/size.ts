import { formatNumber } from './number.ts';

const units = ['KB', 'MB', 'GB'] as const;

/** How much room something takes: bytes, from 1024 on in the largest unit of which it fills one, with one decimal. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${formatNumber(bytes)} bytes`;
  let size = bytes / 1024;
  let unit = 0;
  // What would be rounded up to 1.024 is one of the next unit.
  while (size >= 1023.95 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${formatNumber(Math.round(size * 10) / 10)} ${units[unit]}`;
}
