import type { ReactNode } from 'react';
import { CoinIcon } from '../../components/icon/coin-icon.tsx';
import { FavoriteIcon, PackageIcon, ShopIcon } from '../../components/icon/icons.ts';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { useSaidOnChange } from '../../internal/use-said.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './shop-bar.css.ts';
import { type ShopBarWords, shopBarWords } from './shop-bar.words.ts';

/** The pages that the bar leads to. */
export type ShopBarPlace = 'shop' | 'favorites' | 'bag';

export interface ShopBarProps extends Native<'div', 'children'> {
  /** What is left of the wallet after the bag, with the brand's coin: '1.250 decoins'. */
  balance: string;
  /** The wallet does not hold enough. */
  isShort?: boolean;
  /** Pieces in the bag. */
  count: number;
  hrefs: Record<ShopBarPlace, string>;
  /** The page that is shown, where it is one of them. */
  current?: ShopBarPlace | undefined;
  words?: DeepPartial<ShopBarWords>;
}

const icons: Record<ShopBarPlace, ReactNode> = {
  shop: <PackageIcon size="medium" />,
  favorites: <FavoriteIcon size="medium" />,
  bag: <ShopIcon size="medium" />,
};

/**
 * On top of every page of the shop: what the wallet holds after the bag, which is said when it changes (SHOP-14), and the way to shop,
 * favourites and bag. Attributes and ref go to its root.
 */
export function ShopBar({ balance, isShort = false, count, hrefs, current, words, ...native }: ShopBarProps) {
  const says = useWords('shopBar', shopBarWords, words);
  useSaidOnChange(`${says.balance}: ${balance}`);
  const labels: Record<ShopBarPlace, string> = {
    shop: says.shop,
    favorites: says.favorites,
    bag: says.bag(count),
  };
  const places: readonly ShopBarPlace[] = ['shop', 'favorites', 'bag'];
  return (
    <div {...native} className={styles.bar}>
      <p className={styles.balance}>
        <CoinIcon size="large" />
        <span>
          <span className={styles.label}>{says.balance} </span>
          <strong className={styles.amount} data-short={isShort || undefined}>
            {balance}
          </strong>
        </span>
      </p>
      <nav className={styles.ways} aria-label={says.label}>
        <ul role="list" className={styles.links}>
          {places.map((place) => (
            <li key={place}>
              <Anchor
                href={hrefs[place]}
                className={styles.link}
                aria-current={place === current ? 'page' : undefined}
              >
                {icons[place]}
                {labels[place]}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
