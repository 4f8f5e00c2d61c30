import type { Native } from '../../internal/native.ts';
import { line, waiting } from '../skeleton/bones.css.ts';
import { accordion, panel, question } from './accordion.css.ts';
import type { AccordionColumns } from './accordion.variants.ts';

export interface AccordionSkeletonProps extends Native<'div', 'children'> {
  /** How many questions there mostly are. */
  count: number;
  /** `first` has an answer of two lines under the first question. */
  open?: 'first' | 'none';
  columns?: AccordionColumns;
}

/** An Accordion that is still on its way. Attributes and ref go to the root. */
export function AccordionSkeleton({
  count,
  open = 'first',
  columns = 'one',
  ...native
}: AccordionSkeletonProps) {
  return (
    <div {...native} className={`${accordion} ${waiting}`} data-columns={columns} aria-hidden="true">
      {[...Array(count).keys()].map((position) => (
        <div key={position}>
          <div className={question}>
            <span className={line} data-length="middle" />
          </div>
          {position === 0 && open === 'first' ? (
            <div className={panel}>
              <span className={line} />
              <span className={line} data-length="middle" />
            </div>
          ) : null}
        </div>
      ))}
    </div>
  );
}
