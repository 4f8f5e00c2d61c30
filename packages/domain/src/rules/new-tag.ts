import { type DateLike, dayOf } from '../formats/date.ts';

type Release = { releaseStartDate?: DateLike | null; releaseEndDate?: DateLike | null };

/**
 * Tells whether a card carries the new-release tag: today lies between the two days, both included; with one of them
 * only that one counts; with neither it is not new (DASH-41).
 */
export function isNewRelease(release: Release, today: DateLike, timeZone?: string): boolean {
  const day = dayOf(today, timeZone);
  const start = release.releaseStartDate ? dayOf(release.releaseStartDate, timeZone) : undefined;
  const end = release.releaseEndDate ? dayOf(release.releaseEndDate, timeZone) : undefined;
  if (day === undefined || (start === undefined && end === undefined)) return false;
  return (start === undefined || day >= start) && (end === undefined || day <= end);
}

/** The tag of a card: a new release first, then new content in what was there before; `undefined` for neither (DASH-41). */
export function tagOf(
  item: Release & { hasNewContent: boolean },
  today: DateLike,
  timeZone?: string,
): 'new' | 'newContent' | undefined {
  if (isNewRelease(item, today, timeZone)) return 'new';
  return item.hasNewContent ? 'newContent' : undefined;
}
