import { line, waiting } from '../skeleton/bones.css.ts';
import * as styles from './chip.css.ts';

/** A ChipGroup of one line that is still on its way. */
export function ChipGroupSkeleton() {
  return (
    <div className={`${styles.group} ${waiting}`} aria-hidden="true">
      <div className={styles.chips} data-overflow="cut">
        {[...Array(6).keys()].map((position) => (
          <span key={position} className={styles.chipPlace}>
            <span className={line} />
          </span>
        ))}
      </div>
    </div>
  );
}
