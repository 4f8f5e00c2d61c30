import { inked, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as list from './person-list.css.ts';
import * as styles from './person-list-skeleton.css.ts';

export interface PersonListSkeletonProps extends Native<'div', 'children'> {
  /** How many people; eight unless told. */
  count?: number;
}

/** A {@link PersonList} that is still on its way. Attributes and ref go to its root. */
export function PersonListSkeleton({ count = 8, ...native }: PersonListSkeletonProps) {
  return (
    <div {...native} className={`${list.list} ${waiting}`} aria-hidden="true" inert>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people who are all the same
        <span key={at} className={list.person}>
          <span className={styles.photo} />
          <span className={list.name}>
            <span className={inked}>Ana Beatriz</span>
          </span>
        </span>
      ))}
    </div>
  );
}
