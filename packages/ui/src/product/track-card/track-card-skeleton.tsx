import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './track-card.css.ts';

/** A {@link TrackCard} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function TrackCardSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.card} ${waiting}`} aria-hidden="true">
      <div className={`${styles.coverPlace} ${bone}`} />
      <div className={styles.words}>
        <div className={styles.title}>
          <span className={line} data-length="middle" />
        </div>
        <div className={styles.progress}>
          <span className={line} />
        </div>
      </div>
    </div>
  );
}
