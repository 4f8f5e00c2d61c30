import { clearProductFilters, readPriceInterval } from '@student/domain';
import { useQuery } from '@tanstack/react-query';
import { shop as words } from '../../pt-br/shop.ts';
import { useTenant } from '../../tenant.tsx';
import { productFiltersQuery } from './shop.queries.ts';
import { type ShopValues, useShopAddress } from './use-shop-address.ts';

type Kind = 'categories' | 'shops' | 'prices';

const keyOf = (kind: Kind, value: string | number) => `${kind} ${value}`;

/** What of the filters is chosen, by name, each to be taken away (SHOP-05). */
export function useChosenFilters() {
  const { values, change } = useShopAddress();
  const { coin } = useTenant();
  const { data: filters } = useQuery(productFiltersQuery());
  const nameIn = (list: readonly { id: number; name: string }[] | undefined, id: number) =>
    list?.find((each) => each.id === id)?.name;
  const priceName = (written: string) => {
    const { min, max } = readPriceInterval(written);
    return words.interval(min, max, coin?.many);
  };
  const chosen = [
    ...values.categories.map((id) => ({
      key: keyOf('categories', id),
      label: nameIn(filters?.categories, id) ?? words.categoryNumber(id),
    })),
    ...values.shops.map((id) => ({
      key: keyOf('shops', id),
      label: nameIn(filters?.shops, id) ?? words.shopNumber(id),
    })),
    ...values.prices.map((written) => ({ key: keyOf('prices', written), label: priceName(written) })),
  ];
  return {
    chosen,
    remove: (key: string) => change((now) => without(now, key)),
    clear: () => change(clearProductFilters),
  };
}

const without = (now: ShopValues, key: string): ShopValues => ({
  ...now,
  categories: now.categories.filter((id) => keyOf('categories', id) !== key),
  shops: now.shops.filter((id) => keyOf('shops', id) !== key),
  prices: now.prices.filter((written) => keyOf('prices', written) !== key),
});
