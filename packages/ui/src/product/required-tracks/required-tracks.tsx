import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { type RequiredTrack, RequiredTrackCard, type RequiredTrackWords } from './required-track-card.tsx';
import * as styles from './required-tracks.css.ts';

export interface RequiredTracksProps {
  /** The school whose tracks these are; left out where it is not known. */
  school?: string | undefined;
  tracks: readonly RequiredTrack[];
  words?: RequiredTrackWords;
}

export const requiredTrackWords: RequiredTrackWords = {
  required: 'Obrigatório',
  progress: (finished, total) => `${finished} de ${total} treinamentos concluídos`,
  more: 'Ver mais trilhas',
  less: 'Ver menos trilhas',
};

/** The mandatory tracks of one school: the first at once, the rest behind 'Ver mais trilhas' (DASH-05). */
export function RequiredTracks({ school, tracks, words = requiredTrackWords }: RequiredTracksProps) {
  const [isOpen, setOpen] = useState(false);
  const restId = useId();
  const level = school ? 4 : 3;
  const [first, ...rest] = tracks;
  return (
    <section className={styles.school} aria-label={school}>
      <div className={styles.schoolHead}>
        {school ? <h3 className={styles.schoolName}>{school}</h3> : <span />}
        {rest.length > 0 ? (
          <div className={styles.more}>
            <Button
              variant="plain"
              size="small"
              aria-expanded={isOpen}
              aria-controls={restId}
              onClick={() => setOpen(!isOpen)}
              iconEnd={<ChevronDown aria-hidden />}
            >
              {isOpen ? words.less : words.more}
            </Button>
          </div>
        ) : null}
      </div>
      {first ? <RequiredTrackCard track={first} level={level} words={words} /> : null}
      <ul id={restId} className={styles.rest} hidden={!isOpen}>
        {isOpen
          ? rest.map((track) => (
              <li key={track.id}>
                <RequiredTrackCard track={track} level={level} words={words} />
              </li>
            ))
          : null}
      </ul>
    </section>
  );
}
