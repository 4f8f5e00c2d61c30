import { line, waiting } from '../skeleton/bones.css.ts';
import { accordion, panel, question } from './accordion.css.ts';

export interface AccordionSkeletonProps {
  /** How many questions there mostly are. */
  count: number;
  /** `first` has an answer of two lines under the first question. */
  open?: 'first' | 'none';
}

/** An Accordion that is still on its way. */
export function AccordionSkeleton({ count, open = 'first' }: AccordionSkeletonProps) {
  return (
    <div className={`${accordion} ${waiting}`} aria-hidden="true">
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
