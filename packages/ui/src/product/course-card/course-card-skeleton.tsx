import { bone, line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import * as card from './course-card.css.ts';
import type { CardActionRow } from './course-card.variants.ts';

export interface CourseCardSkeletonProps extends Native<'div', 'children'> {
  /** `labelled` for an {@link EventCard}, which says in a line of its own what it is. */
  kind?: 'plain' | 'labelled';
  /** As the cards that come have it. */
  actionRow?: CardActionRow;
}

/**
 * A {@link CourseCard} that is still on its way, in its own measures; silent, since the region that holds it says
 * `aria-busy`. Attributes and ref go to its root.
 */
export function CourseCardSkeleton({
  kind = 'plain',
  actionRow = 'asNeeded',
  ...native
}: CourseCardSkeletonProps) {
  return (
    <div {...native} className={`${card.card} ${waiting}`} data-actions={actionRow} aria-hidden="true">
      <div className={card.title}>
        <span className={line} />
        <span className={line} data-length="middle" />
      </div>
      <div className={`${card.coverPlace} ${bone}`} />
      <div className={card.facts}>
        {kind === 'labelled' ? (
          <span className={card.kind}>
            <span className={line} data-length="short" />
          </span>
        ) : null}
        <span className={line} data-length="middle" />
      </div>
    </div>
  );
}
