import { addPrices, maxSchoolChips, writePriceInterval } from '@student/domain';
import { ChipGroup, ChipGroupSkeleton, MultiSelect, Stack, Text } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shop as words } from '../../pt-br/shop.ts';
import { Region } from '../../region.tsx';
import { useTenant } from '../../tenant.tsx';
import { OwnPrices } from './own-prices.tsx';
import { productFiltersQuery } from './shop.queries.ts';
import { useShopAddress } from './use-shop-address.ts';

/** What products can be narrowed by: category, shop, and intervals of prices, the person's own too (SHOP-04 to SHOP-06). */
export function ShopFilters() {
  const { change } = useShopAddress();
  return (
    <>
      <Region size="line" missing={words.filtersMissing} loading={<ChipGroupSkeleton />}>
        <OfferedFilters />
      </Region>
      <OwnPrices onApply={(prices) => change((now) => addPrices(now, prices))} />
    </>
  );
}

function OfferedFilters() {
  const { coin } = useTenant();
  const { values, change } = useShopAddress();
  const { data } = useSuspenseQuery(productFiltersQuery());
  const offered = data.prices.flatMap(({ min, max }) => {
    const prices = { min: min ?? undefined, max: max ?? undefined };
    const value = writePriceInterval(prices);
    return value === undefined ? [] : [{ value, label: words.interval(prices.min, prices.max) }];
  });
  return (
    <>
      <Filter
        label={words.categories}
        options={data.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.categories.map(String)}
        onToggle={(id) => change((now) => ({ ...now, categories: toggled(now.categories, Number(id)) }))}
      />
      <Filter
        label={words.shops}
        options={data.shops.map(({ id, name, productCount }) => ({
          value: String(id),
          label: name,
          count: productCount,
        }))}
        value={values.shops.map(String)}
        onToggle={(id) => change((now) => ({ ...now, shops: toggled(now.shops, Number(id)) }))}
      />
      <Filter
        label={coin ? words.pricesIn(coin.many) : words.prices}
        options={offered}
        value={values.prices}
        onToggle={(written) => change((now) => ({ ...now, prices: toggled(now.prices, written) }))}
      />
    </>
  );
}

type FilterProps = {
  label: string;
  options: readonly { value: string; label: string; count?: number }[];
  value: readonly string[];
  onToggle: (value: string) => void;
};

/** Chips, or a box with a search where there are many. */
function Filter({ label, options, value, onToggle }: FilterProps) {
  if (options.length === 0) return null;
  const onValueChange = (_: readonly string[], changed: string) => onToggle(changed);
  if (options.length > maxSchoolChips) {
    return <MultiSelect {...{ label, options, value, onValueChange }} />;
  }
  return (
    <Stack gap="xs">
      <Text weight="bold" aria-hidden="true">
        {label}
      </Text>
      <ChipGroup {...{ label, options, value, onValueChange }} overflow="wrap" />
    </Stack>
  );
}

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
