import type { Native } from '../../internal/native.ts';
import { compact, full } from './compact-number.css.ts';

export interface CompactNumberProps extends Native<'span', 'children'> {
  /** Written out, already formatted: `1.500`. Shown from 700 px on, and always what is spoken. */
  full: string;
  /** Abbreviated, already formatted: `1,5k`, `3m`. Shown below 700 px (SHELL-61). */
  compact: string;
}

/**
 * A count that shortens on narrow windows, by style alone. One element when both texts are the same. Attributes and ref go to
 * its root. Component 64.
 */
export function CompactNumber({ full: fullText, compact: compactText, ...native }: CompactNumberProps) {
  if (fullText === compactText) return <span {...native}>{fullText}</span>;
  return (
    <span {...native}>
      <span className={full}>{fullText}</span>
      <span className={compact} aria-hidden>
        {compactText}
      </span>
    </span>
  );
}
