import type { ReactNode } from 'react';
import { CoinIcon } from '../../components/icon/coin-icon.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import * as styles from './order-card.css.ts';

/** So many pictures have room; of more things the last place tells how many are left. */
const places = 4;

export interface OrderCardProps extends Native<'article', 'children' | 'title'> {
  /** Its number: 'Pedido nº 12'. */
  title: string;
  /** The page of the order. */
  href: string;
  /** When it was placed. */
  date: string;
  /** How many units it has: '3 unidades'. */
  units: string;
  /** The names of what was bought. */
  contents: string;
  /** A square picture of each product; without one the brand's motif stands in. */
  pictureUrls: readonly (string | undefined)[];
  /** In the brand's coins: '420 decoins' (SHOP-24). */
  total: string;
  /** A control of its own beside the link to the page: the receipt. */
  action?: ReactNode;
  /** Of its title. */
  level?: 2 | 3;
}

/**
 * An order among orders: one stretched link to its page, and what was bought (SHOP-22, SHOP-23). Attributes and ref go to the
 * `article`.
 */
export function OrderCard({
  title,
  href,
  date,
  units,
  contents,
  pictureUrls,
  total,
  action,
  level = 2,
  ...native
}: OrderCardProps) {
  const Title = `h${level}` as const;
  const shown = pictureUrls.length > places ? pictureUrls.slice(0, places - 1) : pictureUrls;
  const rest = pictureUrls.length - shown.length;
  return (
    <article {...native} className={styles.card}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Title className={styles.title}>
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
          </Title>
          <p>
            {date} · {units}
          </p>
          {contents ? <p className={styles.contents}>{contents}</p> : null}
        </div>
        <div className={styles.pictures} aria-hidden="true">
          {shown.map((url, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures of an order never change places, and two may be alike.
            <span key={at} className={styles.picture}>
              {url ? (
                <img
                  className={styles.image}
                  src={url}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
            </span>
          ))}
          {rest > 0 ? <span className={styles.more}>+{rest}</span> : null}
        </div>
        <div className={styles.end}>
          <p className={styles.total}>
            <CoinIcon size="small" />
            {total}
          </p>
          {action ? <div className={styles.action}>{action}</div> : null}
        </div>
      </div>
    </article>
  );
}
