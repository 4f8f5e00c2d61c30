import { memo } from 'react';
import { flag } from '../../components/flag/flag.css.ts';
import { CoinIcon } from '../../components/icon/coin-icon.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './product-card.css.ts';
import { type ProductCardWords, productCardWords } from './product-card.words.ts';

export interface ProductCardProps extends Native<'article', 'children'> {
  /** Comes back with every event; `id` is that of the element, as everywhere. */
  itemId: number;
  name: string;
  /** The page of the product. */
  href: string;
  /** Square picture. Without one, or while it does not come, the brand's motif stands in. */
  pictureUrl?: string | undefined;
  /** In the brand's coins: '420 decoins' (SHOP-24). */
  price: string;
  /** Which shop sells it. */
  shop?: string | undefined;
  /** What the person lacks to afford it: 'Faltam 120 decoins'. */
  missing?: string | undefined;
  soldOut?: boolean;
  /** Whether it is one of the person's favourites; with `defaultFavorite` the card remembers that by itself (SHOP-12). */
  favorite?: boolean | undefined;
  defaultFavorite?: boolean | undefined;
  /** The heart appears when it is given. */
  onFavoriteChange?: ((favorite: boolean, itemId: number) => void) | undefined;
  /** `eager` for cards in the first screen only. */
  loading?: 'lazy' | 'eager';
  /** Level of the name in the page. */
  level?: 2 | 3 | 4;
  words?: DeepPartial<ProductCardWords> | undefined;
}

/**
 * A product among products, to stand in a `ProductGrid`: one stretched link to its page, and the heart (SHOP-02, SHOP-12). Attributes
 * and ref go to the `article`.
 */
export const ProductCard = memo(function ProductCard({
  itemId,
  name,
  href,
  pictureUrl,
  price,
  shop,
  missing,
  soldOut = false,
  favorite,
  defaultFavorite = false,
  onFavoriteChange,
  loading = 'lazy',
  level = 3,
  words,
  ...native
}: ProductCardProps) {
  const says = useWords('productCard', productCardWords, words);
  const [isFavorite, change] = useControlled(favorite, defaultFavorite, (next) =>
    onFavoriteChange?.(next, itemId),
  );
  const Name = `h${level}` as const;
  return (
    <article {...native} className={styles.card} data-sold-out={present(soldOut)}>
      <Name className={styles.title}>
        <Anchor className={styles.link} href={href}>
          {unbroken(name)}
        </Anchor>
      </Name>
      <div className={styles.cover}>
        {pictureUrl ? (
          <img
            className={styles.image}
            src={pictureUrl}
            width={480}
            height={480}
            loading={loading}
            decoding="async"
            alt=""
          />
        ) : null}
        {soldOut ? (
          <span className={`${flag} ${styles.sign}`} data-tone="ongoing">
            {says.soldOut}
          </span>
        ) : null}
      </div>
      <div className={styles.facts}>
        <p className={styles.price}>
          <CoinIcon size="small" />
          {price}
        </p>
        {missing ? <p>{missing}</p> : null}
        {shop ? <p>{shop}</p> : null}
      </div>
      {onFavoriteChange ? (
        <div className={styles.onCover}>
          <button
            type="button"
            className={styles.heart}
            aria-label={says.favorite(name)}
            aria-pressed={isFavorite}
            title={says.favorite(name)}
            onClick={() => change(!isFavorite)}
          />
        </div>
      ) : null}
    </article>
  );
});
