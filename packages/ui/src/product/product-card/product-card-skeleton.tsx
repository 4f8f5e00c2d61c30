import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './product-card.css.ts';

/** A {@link ProductCard} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function ProductCardSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.card} ${waiting}`} aria-hidden="true">
      <div className={styles.title}>
        <span className={line} />
        <span className={line} data-length="middle" />
      </div>
      <div className={`${styles.coverPlace} ${bone}`} />
      <div className={styles.facts}>
        <span className={styles.price}>
          <span className={line} data-length="middle" />
        </span>
        <span className={line} data-length="short" />
      </div>
    </div>
  );
}
