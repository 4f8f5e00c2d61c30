import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './instructor-banner.css.ts';

/** An {@link InstructorBanner} that is still on its way, with a profession and a biography of one line. Attributes and ref go to its root. */
export function InstructorBannerSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.banner} ${waiting}`} aria-hidden="true">
      <span className={`${styles.photo} ${bone}`} />
      <div className={styles.words}>
        <div className={styles.name}>
          <span className={line} data-length="short" />
        </div>
        <div className={styles.role}>
          <span className={line} data-length="short" />
        </div>
        <div className={styles.biography}>
          <span className={line} data-length="middle" />
        </div>
      </div>
    </div>
  );
}
