import type { Native } from '../../internal/native.ts';
import { useStanding } from '../../internal/use-standing.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { spinner } from './spinner.css.ts';
import type { SpinnerSize } from './spinner.variants.ts';
import { type SpinnerWords, spinnerWords } from './spinner.words.ts';

export interface SpinnerProps extends Native<'span', 'children' | 'role'> {
  size?: SpinnerSize;
  words?: DeepPartial<SpinnerWords>;
}

/**
 * Work of unknown length, in the place where its result will be. Appears only after 200 ms, and says so by words that come into its
 * `status` once that is there. Attributes and ref go to the `status`. Component 30.
 */
export function Spinner({ size = 'medium', words, ...native }: SpinnerProps) {
  const { loading } = useWords('spinner', spinnerWords, words);
  const isStanding = useStanding();
  return (
    <span {...native} role="status" className={spinner} data-size={size}>
      {isStanding && <VisuallyHidden>{loading}</VisuallyHidden>}
    </span>
  );
}
