import type { Native } from '../../internal/native.ts';
import { line, waiting } from '../skeleton/bones.css.ts';
import * as styles from './chip.css.ts';

/** A ChipGroup of one line that is still on its way. Attributes and ref go to the root. */
export function ChipGroupSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.group} ${waiting}`} aria-hidden="true">
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
