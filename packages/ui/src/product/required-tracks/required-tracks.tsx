import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { ChevronDownIcon } from '../../components/icon/icons.ts';
import type { Native } from '../../internal/native.ts';
import { useControlled } from '../../internal/use-controlled.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { TrackCard, type TrackFacts } from '../track-card/track-card.tsx';
import * as styles from './required-tracks.css.ts';
import { type RequiredTrackWords, requiredTrackWords } from './required-tracks.words.ts';

/** A track that has to be done (DASH-04). */
export type RequiredTrack = TrackFacts & { id: number | string };

export interface RequiredTracksProps extends Native<'section', 'children'> {
  /** The school whose tracks these are; left out where it is not known. */
  school?: string | undefined;
  tracks: readonly RequiredTrack[];
  /** Whether all of them are shown, not the first alone. */
  open?: boolean | undefined;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  words?: DeepPartial<RequiredTrackWords>;
}

/**
 * The mandatory tracks of one school: the first at once, the rest behind 'Ver mais trilhas', which stands right before the list
 * that it opens (DASH-05, APG Disclosure). Attributes and ref go to the `section`.
 */
export function RequiredTracks({
  school,
  tracks,
  open,
  defaultOpen = false,
  onOpenChange,
  words,
  ...native
}: RequiredTracksProps) {
  const says = useWords('requiredTracks', requiredTrackWords, words);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const listId = useId();
  const shown = isOpen ? tracks : tracks.slice(0, 1);
  return (
    <section aria-label={school} {...native} className={styles.school}>
      <div className={styles.schoolHead}>
        {school ? <h3 className={styles.schoolName}>{school}</h3> : <span />}
        {tracks.length > 1 ? (
          <div className={styles.more}>
            <Button
              variant="plain"
              size="small"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
              iconEnd={<ChevronDownIcon />}
            >
              {isOpen ? says.less : says.more}
            </Button>
          </div>
        ) : null}
      </div>
      <ul id={listId} role="list" aria-label={says.list(school)} className={styles.list}>
        {shown.map(({ id, ...track }) => (
          <li key={id}>
            <TrackCard {...track} required level={school ? 4 : 3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
