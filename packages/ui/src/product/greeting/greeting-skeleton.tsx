import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './greeting.css.ts';

/** A {@link NextStepCard} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function NextStepSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={styles.stepParts} aria-hidden="true">
      <div className={`${styles.coverPlace} ${bone} ${waiting}`} />
      <div className={`${styles.words} ${waiting}`}>
        <span className={line} data-length="short" />
        <div className={styles.stepTitle}>
          <span className={line} />
        </div>
        <span className={line} data-length="middle" />
        <span className={line} />
        <span className={styles.actionOnItsWay} />
      </div>
    </div>
  );
}

/** {@link WeekDays} on their way. Attributes and ref go to its root. */
export function WeekDaysSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.days} ${waiting}`} aria-hidden="true">
      {positions.map((position) => (
        <span key={position} className={`${styles.day} ${styles.dayOnItsWay}`} />
      ))}
    </div>
  );
}

const positions = [0, 1, 2, 3, 4, 5, 6];
