import { line, waiting } from '../../components/skeleton/bones.css.ts';
import type { Native } from '../../internal/native.ts';
import { TrackCardSkeleton } from '../track-card/track-card-skeleton.tsx';
import * as styles from './required-tracks.css.ts';

/** The {@link RequiredTracks} of a school that are still on their way, in their own measures. Attributes and ref go to its root. */
export function RequiredTracksSkeleton(native: Native<'div', 'children'>) {
  return (
    <div {...native} className={styles.school} aria-hidden="true">
      <div className={`${styles.schoolHead} ${waiting}`}>
        <span className={line} data-length="short" />
      </div>
      <TrackCardSkeleton />
    </div>
  );
}
