import type { Native } from '../../internal/native.ts';
import { bone, line, waiting } from '../skeleton/bones.css.ts';
import { pagePlace, pages, pagination, position } from './pagination.css.ts';

/** A Pagination that is still on its way. Attributes and ref go to the root. */
export function PaginationSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={`${pagination} ${waiting}`} aria-hidden="true">
      <span className={`${pagePlace} ${bone}`} />
      <span className={pages}>
        <span className={`${pagePlace} ${bone}`} />
      </span>
      <span className={position}>
        <span className={line} />
      </span>
      <span className={`${pagePlace} ${bone}`} />
    </div>
  );
}
