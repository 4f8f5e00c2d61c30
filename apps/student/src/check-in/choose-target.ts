import {
  type CheckInSitting,
  type CheckInTarget,
  checkInDay,
  checkInKey,
  isGoingOn,
  sittingForCheckIn,
} from '@student/domain';

/** One sitting of a page, and what is checked in to there. */
export type SittingOfPage = CheckInSitting & { target: CheckInTarget };

/** What the check-in of a page is for, and the time for which that was chosen. */
export type ChosenTarget = { period: string; target: CheckInTarget | undefined };

type Page = {
  sittings: readonly SittingOfPage[];
  /** What the address names. */
  named: CheckInTarget | undefined;
  /** The address has just brought a token for it. */
  hasArrived: boolean;
  now: number;
};

/**
 * What the check-in of a page is for. A link decides when it arrives, and later only as long as its sitting can still be attended; else
 * the sitting of the moment. What was chosen stays until another link comes, another sitting begins or the day is over: a presence that
 * has just been confirmed does not go away (EVENT-19, EVENT-28).
 *
 * @returns what was chosen before, where it stays
 */
export function chooseTarget(
  chosen: ChosenTarget | undefined,
  { sittings, named, hasArrived, now }: Page,
): ChosenTarget {
  const namedKey = named && checkInKey(named);
  const goingOn = sittings
    .filter((sitting) => isGoingOn(sitting, now))
    .map((sitting) => checkInKey(sitting.target));
  const period = [namedKey, checkInDay(now), ...goingOn].join(' ');
  const isOfLink = chosen?.target !== undefined && checkInKey(chosen.target) === namedKey;
  if (chosen?.period === period && (isOfLink || !hasArrived)) return chosen;
  if (hasArrived) return { period, target: named };
  const ofAddress = sittings.find(({ target }) => checkInKey(target) === namedKey);
  return { period, target: sittingForCheckIn(sittings, now, ofAddress)?.target };
}

/** What a code that was typed by itself is for, where the person is present at the chosen sitting: one of the day that they missed. */
export const nextTarget = (sittings: readonly SittingOfPage[], now: number): CheckInTarget | undefined =>
  sittingForCheckIn(
    sittings.filter(({ isAttended }) => !isAttended),
    now,
  )?.target;
