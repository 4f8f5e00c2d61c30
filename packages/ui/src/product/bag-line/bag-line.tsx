import type { ReactNode } from 'react';
import { TrashIcon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './bag-line.css.ts';
import { type BagLineWords, bagLineWords } from './bag-line.words.ts';

export interface BagLineProps extends Native<'article', 'children'> {
  name: string;
  /** The page of the product; left out where there is none any more. */
  href?: string | undefined;
  /** A square picture; without one the brand's motif stands in. */
  pictureUrl?: string | undefined;
  /** Which shop sells it. */
  shop?: string | undefined;
  /** Of one, in the brand's coins: '60 decoins' (SHOP-24). */
  price: string;
  /** Of all of them. */
  total: string;
  quantity: number;
  /** What is in stock (SHOP-19). */
  stock: number;
  /** Hears how many there are to be. */
  onCount: (quantity: number) => void;
  onRemove: () => void;
  /** What has changed since it came into the bag, and the way out; stands under it. */
  notice?: ReactNode;
  /** Nothing can be changed: an order is on its way. */
  locked?: boolean;
  words?: DeepPartial<BagLineWords>;
}

/** A product in the bag: how many, what they cost, and what is to be said about it (SHOP-13, SHOP-19). Attributes and ref go to the `article`. */
export function BagLine({
  name,
  href,
  pictureUrl,
  shop,
  price,
  total,
  quantity,
  stock,
  onCount,
  onRemove,
  notice,
  locked = false,
  words,
  ...native
}: BagLineProps) {
  const says = useWords('bagLine', bagLineWords, words);
  return (
    <article {...native} className={styles.line}>
      <span className={styles.picture} aria-hidden="true">
        {pictureUrl ? (
          <img className={styles.image} src={pictureUrl} alt="" width={88} height={88} decoding="async" />
        ) : null}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {href ? (
            <Anchor href={href} className={styles.link}>
              {unbroken(name)}
            </Anchor>
          ) : (
            unbroken(name)
          )}
        </h3>
        {shop ? <p>{shop}</p> : null}
        <p>
          {price} {says.each}
        </p>
      </div>
      <div className={styles.tools}>
        <QuantityStepper
          label={says.quantity(name)}
          value={quantity}
          max={Math.max(quantity, stock)}
          disabled={locked}
          onValueChange={onCount}
        />
        <span className={styles.total}>{total}</span>
        {locked ? null : <IconButton label={says.remove(name)} icon={<TrashIcon />} onClick={onRemove} />}
      </div>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
    </article>
  );
}
