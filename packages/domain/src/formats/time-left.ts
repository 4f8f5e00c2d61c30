import { readDuration } from './duration.ts';

const minute = 60;

/** About how long something takes, as a person says it, rounded up to minutes: '1 min', '27 min', '1 h 05 min'. Nothing left is ''. */
export function formatTimeLeft(seconds: number): string {
  return seconds > 0 ? readDuration(Math.ceil(seconds / minute) * minute) : '';
}
