import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './required-tracks.css.ts';

/** The {@link RequiredTracks} of a school that are still on their way, in their own measures. Attributes and ref go to its root. */
export function RequiredTracksSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.school} ${waiting}`} aria-hidden="true">
      <div className={styles.schoolHead}>
        <span className={line} data-length="short" />
      </div>
      <div className={styles.card}>
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
    </div>
  );
}
