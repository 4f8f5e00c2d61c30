import { line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as card from './instructor-card.css.ts';
import * as styles from './instructor-card-skeleton.css.ts';

/** An {@link InstructorCard} that is still on its way, with a profession and a biography of two lines. Attributes and ref go to its root. */
export function InstructorCardSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${card.card} ${waiting}`} aria-hidden="true">
      <span className={styles.photo} />
      <div className={`${card.words} ${styles.words}`}>
        <span className={`${card.name} ${line}`} data-length="middle" />
        <span className={`${card.role} ${line}`} data-length="short" />
        <div className={card.biography}>
          <span className={line} />
          <span className={line} data-length="middle" />
        </div>
      </div>
    </div>
  );
}
