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

/** A tag of a card: a new release, or new content in what was there before. */
export type NewTag = 'new' | 'newContent';

/** One list for each of the four cases: what draws a card need not look whether a list changed. */
const tagLists = [
  [],
  ['newContent'],
  ['new'],
  ['new', 'newContent'],
] as const satisfies readonly (readonly NewTag[])[];

/** The tags of a card: a new release (DASH-41), and new content in what was there before (DASH-40). */
export const tagsOf = (
  item: Release & { hasNewContent: boolean },
  today: DateLike,
  timeZone?: string,
): readonly NewTag[] =>
  tagLists[(isNewRelease(item, today, timeZone) ? 2 : 0) + (item.hasNewContent ? 1 : 0)] ?? [];
