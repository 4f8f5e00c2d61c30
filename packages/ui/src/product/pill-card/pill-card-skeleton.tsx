import { bone, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as styles from './pill-card.css.ts';

/** A {@link PillCard} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function PillCardSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${styles.card} ${waiting}`} aria-hidden="true" data-watched="">
      <div className={`${styles.place} ${bone}`} />
    </div>
  );
}
