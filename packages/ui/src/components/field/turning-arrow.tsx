import { LoaderIcon } from '../icon/icons.ts';
import { turning } from './turning-arrow.css.ts';

/** Turns inside a field while something is looked up; words beside it say so. */
export function TurningArrow() {
  return (
    <span className={turning}>
      <LoaderIcon />
    </span>
  );
}
