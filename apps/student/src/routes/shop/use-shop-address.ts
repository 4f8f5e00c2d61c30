import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchOf } from '../../addresses/define-search.ts';
import { goTo, placeAhead } from '../../addresses/place-ahead.ts';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { shopSearch } from './shop.search.ts';

export type ShopValues = SearchOf<typeof shopSearch>;

type How = { replace?: boolean };

/**
 * What the address of the shop says, and the ways to change it. Other filters begin at page 1; each change starts from the address of its
 * moment, also from one that is on its way, and none is made once the person leaves the shop.
 */
export function useShopAddress() {
  const { getRouter } = useServices();
  const { search: query } = useLocation();
  const values = useMemo(() => shopSearch.read(query), [query]);

  const go = useCallback(
    (toHref: (now: ShopValues) => string | undefined, { replace = false }: How = {}) => {
      const router = getRouter();
      const { location } = placeAhead(router);
      if (!location.pathname.startsWith(paths.shop({ productsPage: '' }))) return;
      const href = toHref(shopSearch.read(location.search));
      if (href !== undefined) goTo(router, href, { preventScrollReset: true, replace });
    },
    [getRouter],
  );
  const change = useCallback(
    (next: (values: ShopValues) => ShopValues, how?: How) =>
      go((now) => {
        const changed = next(now);
        return changed === now ? undefined : paths.shop({ productsPage: 1, ...changed });
      }, how),
    [go],
  );
  const turnTo = useCallback(
    (page: number, how?: How) => go((now) => paths.shop({ productsPage: page, ...now }), how),
    [go],
  );
  return { values, change, turnTo };
}
