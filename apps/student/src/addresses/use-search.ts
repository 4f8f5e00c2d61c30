import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services.ts';
import type { Search } from './define-search.ts';
import { goTo, placeAhead } from './place-ahead.ts';

/**
 * The query string of the place that stands, and the one way to change it; a reload, a pasted link or the back button
 * brings the same values. `change` stays the same over renders and starts from the address of its moment, also from one
 * that is still on its way; when the person is leaving for another place, nothing is changed.
 * With `replace` there is no way back to what stood.
 */
export function useSearch<Values>(search: Pick<Search<Values>, 'read' | 'write'>) {
  const { getRouter } = useServices();
  const { search: query } = useLocation();
  const values = useMemo(() => search.read(query), [search, query]);
  const change = useCallback(
    (how: (values: Values) => Values, { replace = false } = {}) => {
      const router = getRouter();
      const { isLeaving, location } = placeAhead(router);
      if (isLeaving) return;
      const now = search.read(location.search);
      const next = how(now);
      if (next !== now) goTo(router, { search: search.write(next) }, { preventScrollReset: true, replace });
    },
    [getRouter, search],
  );
  return { values, change };
}
