import type { Native } from '../../internal/native.ts';
import { divider } from './divider.css.ts';

export interface DividerProps extends Native<'hr', 'children'> {
  direction?: 'horizontal' | 'vertical';
  /** `decoration` is not announced; a `separator` parts two groups of content. */
  meaning?: 'decoration' | 'separator';
}

/** A line between two things. Attributes and ref go to it. Component 8 of the catalogue. */
export function Divider({ direction = 'horizontal', meaning = 'decoration', ...native }: DividerProps) {
  const vertical = direction === 'vertical';
  return (
    <hr
      {...native}
      className={divider}
      data-direction={direction}
      aria-hidden={meaning === 'decoration' || undefined}
      aria-orientation={vertical ? 'vertical' : undefined}
    />
  );
}
