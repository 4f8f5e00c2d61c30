import {
  type CheckInSitting,
  type CheckInTarget,
  checkInDay,
  checkInKey,
  isGoingOn,
  sittingForCheckIn,
} from '@student/domain';
import { useEffect, useState } from 'react';
import type { Search } from '../addresses/define-search.ts';
import { useSearch } from '../addresses/use-search.ts';
import { useServices } from '../services.ts';
import { keepToken } from './scanned-code.ts';

/** One sitting of the page, and what is checked in to there. */
export type SittingOfPage = CheckInSitting & { target: CheckInTarget };

type Parts<Values> = {
  search: Pick<Search<Values>, 'read' | 'write'>;
  sittings: readonly SittingOfPage[];
  /** What the address names; `undefined` where it names nothing that can be read. */
  targetOf: (values: Values) => CheckInTarget | undefined;
};

/**
 * What the check-in of a page is for, and the token that a link brought, which is taken out of the address whether or not it can be used
 * (EVENT-19). A link decides when it arrives, and later only as long as its sitting can still be attended; else the sitting of the moment.
 * What was chosen stays until another link comes, another sitting begins or the day is over: a presence that has just been confirmed
 * does not go away.
 */
export function useCheckInTarget<Values extends { token: string | undefined }>({
  search,
  sittings,
  targetOf,
}: Parts<Values>) {
  const { serverClock, platform } = useServices();
  const { tabStorage } = platform;
  const { values, change } = useSearch(search);
  const { token } = values;
  const now = serverClock.now();
  const named = targetOf(values);
  const namedKey = named && checkInKey(named);
  const hasArrived = token !== undefined && named !== undefined;
  const goingOn = sittings
    .filter((sitting) => isGoingOn(sitting, now))
    .map((sitting) => checkInKey(sitting.target));
  const period = [namedKey, checkInDay(now), ...goingOn].join(' ');

  const [chosen, setChosen] = useState<{ period: string; target: CheckInTarget | undefined }>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  let target = chosen?.target;
  if (hasArrived ? !target || checkInKey(target) !== namedKey : chosen?.period !== period) {
    const ofAddress = sittings.find((sitting) => checkInKey(sitting.target) === namedKey);
    target = hasArrived ? named : sittingForCheckIn(sittings, now, ofAddress)?.target;
    setChosen({ period, target });
  }
  if (token !== undefined && !target && !isUnreadable) setIsUnreadable(true);

  // The tab and the address.
  useEffect(() => {
    if (token === undefined) return;
    if (target) keepToken(tabStorage, target, token);
    change((current) => (current.token === undefined ? current : { ...current, token: undefined }), {
      replace: true,
    });
  }, [token, target, tabStorage, change]);

  return { target, token: target ? token : undefined, isUnreadable: isUnreadable && !target };
}
