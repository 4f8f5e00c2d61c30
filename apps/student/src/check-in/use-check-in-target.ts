import type { CheckInTarget } from '@student/domain';
import { useEffect, useState } from 'react';
import type { Search } from '../addresses/define-search.ts';
import { useSearch } from '../addresses/use-search.ts';
import { useServices } from '../services.ts';
import { useServerNow } from '../use-server-now.ts';
import { type ChosenTarget, chooseTarget, nextTarget, type SittingOfPage } from './choose-target.ts';
import { keepToken } from './scanned-code.ts';

type Parts<Values> = {
  search: Pick<Search<Values>, 'read' | 'write'>;
  sittings: readonly SittingOfPage[];
  /** What the address names; `undefined` where it names nothing that can be read. */
  targetOf: (values: Values) => CheckInTarget | undefined;
};

/**
 * What the check-in of a page is for, and the token that a link brought, which is taken out of the address whether or not it can be used
 * (EVENT-19). The token of a link that names no sitting is for none: it is dropped, and `isUnreadable` says so.
 */
export function useCheckInTarget<Values extends { token: string | undefined }>({
  search,
  sittings,
  targetOf,
}: Parts<Values>) {
  const { platform } = useServices();
  const { tabStorage } = platform;
  const { values, change } = useSearch(search);
  const { token } = values;
  const now = useServerNow();
  const named = targetOf(values);
  const hasArrived = token !== undefined && named !== undefined;

  const [before, setChosen] = useState<ChosenTarget>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const chosen = chooseTarget(before, { sittings, named, hasArrived, now });
  if (chosen !== before) setChosen(chosen);
  if (token !== undefined && isUnreadable === hasArrived) setIsUnreadable(!hasArrived);
  const { target } = chosen;

  // The tab and the address.
  useEffect(() => {
    if (token === undefined) return;
    if (target && hasArrived) keepToken(tabStorage, target, token);
    change((current) => (current.token === undefined ? current : { ...current, token: undefined }), {
      replace: true,
    });
  }, [token, target, hasArrived, tabStorage, change]);

  return {
    target,
    token: hasArrived ? token : undefined,
    isUnreadable,
    nextTarget: nextTarget(sittings, now),
  };
}
