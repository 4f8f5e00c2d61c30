import { divider } from './divider.css.ts';

export interface DividerProps {
  direction?: 'horizontal' | 'vertical';
  /** `decoration` is not announced; a `separator` parts two groups of content. */
  meaning?: 'decoration' | 'separator';
}

/** A line between two things. Component 8 of the catalogue. */
export function Divider({ direction = 'horizontal', meaning = 'decoration' }: DividerProps) {
  const vertical = direction === 'vertical';
  return (
    <hr
      className={divider}
      data-direction={direction}
      aria-hidden={meaning === 'decoration' || undefined}
      aria-orientation={vertical ? 'vertical' : undefined}
    />
  );
}
