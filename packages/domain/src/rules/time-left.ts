import { finishedProgress } from './content-lifecycle.ts';

type Studied = {
  isReleased: boolean;
  duration?: number | null | undefined;
  status: { progress: number; finishedAt?: unknown };
};

/**
 * Seconds that are still to be studied: what is left of each content that is not finished, also of one that waits for another;
 * one that is not released yet counts from when it is.
 */
export function timeLeftIn(contents: readonly Studied[]): number {
  return contents
    .filter(({ isReleased, status }) => isReleased && !status.finishedAt)
    .reduce(
      (sum, { duration, status }) => sum + (duration ?? 0) * (1 - status.progress / finishedProgress),
      0,
    );
}
