import { inked, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import { photo } from '../person-list/person-list-skeleton.css.ts';
import * as styles from './ranking.css.ts';

export interface RankingSkeletonProps extends Native<'div', 'children'> {
  /** How many places; ten unless told. */
  count?: number;
}

/** A {@link Ranking} that is still on its way. Attributes and ref go to its root. */
export function RankingSkeleton({ count = 10, ...native }: RankingSkeletonProps) {
  return (
    <div {...native} className={`${styles.list} ${waiting}`} aria-hidden="true" inert>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that are all the same
        <div key={at} className={styles.row}>
          <span className={styles.person}>
            <span className={photo} />
            <span className={inked}>Ana Beatriz Souza</span>
          </span>
        </div>
      ))}
    </div>
  );
}
