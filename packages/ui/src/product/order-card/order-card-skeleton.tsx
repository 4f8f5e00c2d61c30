import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './order-card.css.ts';

/** An {@link OrderCard} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function OrderCardSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.card} ${waiting}`} aria-hidden="true">
      <div className={styles.inner}>
        <div className={styles.words}>
          <div className={styles.title}>
            <span className={line} data-length="short" />
          </div>
          <span className={line} data-length="middle" />
          <span className={line} data-length="middle" />
        </div>
        <div className={styles.pictures}>
          <span className={`${styles.square} ${bone}`} />
        </div>
        <div className={styles.end}>
          <span className={line} />
        </div>
      </div>
    </div>
  );
}
