import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { type RequiredTrack, RequiredTrackCard, type RequiredTrackWords } from './required-track-card.tsx';
import * as styles from './required-tracks.css.ts';

export interface RequiredTracksProps {
  /** The school whose tracks these are. */
  school: string;
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
  const [first, ...rest] = tracks;
  return (
    <section className={styles.school} aria-label={school}>
      <h3 className={styles.schoolName}>{school}</h3>
      {first ? <RequiredTrackCard track={first} words={words} /> : null}
      {rest.length > 0 ? (
        <Disclosure moreLabel={words.more} lessLabel={words.less}>
          <ul className={styles.rest}>
            {rest.map((track) => (
              <li key={track.id}>
                <RequiredTrackCard track={track} words={words} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  );
}
