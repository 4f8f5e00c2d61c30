import { inked, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as list from './sitting-list.css.ts';
import * as styles from './sitting-list-skeleton.css.ts';

export interface SittingListSkeletonProps extends Native<'div', 'children'> {
  /** How many rows; three unless told. */
  count?: number;
}

/** A {@link SittingList} that is still on its way, in its own measures. Attributes and ref go to its root. */
export function SittingListSkeleton({ count = 3, ...native }: SittingListSkeletonProps) {
  return (
    <div {...native} className={`${list.list} ${waiting}`} aria-hidden="true" inert>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all the same
        <div key={at} className={list.item}>
          <span className={styles.leaf}>
            <span className={list.month}>mar</span>
            <span className={list.day}>12</span>
          </span>
          <span className={list.text}>
            <span className={list.when}>
              <span className={inked}>Amanhã, das 9h às 12h</span>
            </span>
            <span className={list.place}>
              <span className={inked}>Um lugar para muitas pessoas</span>
            </span>
          </span>
          <span className={list.end}>
            <span className={inked}>Por vir</span>
          </span>
        </div>
      ))}
    </div>
  );
}
