import type { Native } from '../../internal/native.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { duration } from './duration-label.css.ts';

export interface DurationLabelProps extends Native<'span', 'children'> {
  /** What is shown, already formatted: `5:07m`, `1:02:03h`, `25h` (LIMITS-17 to LIMITS-19). */
  text: string;
  /** What is spoken, because `5:07m` is read as a time of day: `5 minutos e 7 segundos`. */
  spokenText: string;
}

/** A duration for the eye and another for the ear; figures line up. Attributes and ref go to its root. Component 63. */
export function DurationLabel({ text, spokenText, ...native }: DurationLabelProps) {
  return (
    <span {...native} className={duration}>
      <span aria-hidden>{text}</span>
      <span className={visuallyHidden}>{spokenText}</span>
    </span>
  );
}
