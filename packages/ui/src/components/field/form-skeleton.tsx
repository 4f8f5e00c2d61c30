import type { Native } from '../../internal/native.ts';
import { line, waiting } from '../skeleton/bones.css.ts';
import { field, label } from './field.css.ts';
import { button, form, place } from './form-skeleton.css.ts';

export interface FormSkeletonProps extends Native<'div', 'children'> {
  /** What is filled in: a line, a text of some lines, or stars. */
  fields: readonly ('line' | 'text' | 'stars')[];
}

/** A form of a few fields and a button that is still on its way. Attributes and ref go to the root. */
export function FormSkeleton({ fields, ...native }: FormSkeletonProps) {
  return (
    <div {...native} className={`${waiting} ${form}`} aria-hidden="true">
      {[...fields.entries()].map(([position, kind]) => (
        <div key={position} className={field}>
          <span className={`${label} ${line}`} data-length="short" />
          <span className={place} data-kind={kind} />
        </div>
      ))}
      <span className={button} />
    </div>
  );
}
