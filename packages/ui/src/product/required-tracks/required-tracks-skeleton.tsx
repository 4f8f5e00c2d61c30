import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import * as styles from './required-tracks.css.ts';

/** The {@link RequiredTracks} of a school that are still on their way, in their own measures. */
export function RequiredTracksSkeleton() {
  return (
    <div className={`${styles.school} ${waiting}`} aria-hidden="true">
      <div className={styles.schoolHead}>
        <span className={line} data-length="short" />
      </div>
      <div className={styles.card}>
        <div className={`${styles.coverPlace} ${bone}`} />
        <div className={styles.words}>
          <div className={styles.tagPlace}>
            <span className={line} />
          </div>
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
