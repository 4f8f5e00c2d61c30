import { ShopBar, type ShopBarPlace } from '@student/ui';
import { paths } from '../paths.ts';
import { useServices } from '../services.ts';
import { usePriceText } from './price-text.ts';
import { wayToShop } from './shop-address.ts';
import { useBag } from './use-bag.ts';

/** On top of every page of the shop: what the person has left after their bag, and the way to shop, favourites and bag (SHOP-14). */
export function OwnShopBar({ current }: { current?: ShopBarPlace }) {
  const { balance, count } = useBag();
  const text = usePriceText();
  return (
    <ShopBar
      balance={text(balance)}
      isShort={balance < 0}
      count={count}
      current={current}
      hrefs={{ shop: wayToShop(useServices()), favorites: paths.favorite(), bag: paths.bag() }}
    />
  );
}
