import type { Toast } from './toast.tsx';

/** More than these are not read. */
const most = 5;

/** Which of many toasts go for newer ones: the oldest, but never one that waits for an answer, nor the newest. */
export function surplusOf(toasts: readonly Toast[]): string[] {
  const passing = toasts.slice(0, -1).filter(({ action }) => !action);
  return passing.slice(0, Math.max(0, toasts.length - most)).map(({ id }) => id);
}
