import { flags } from '../../components/flag/flag.css.ts';
import { ChevronRightIcon } from '../../components/icon/icons.ts';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './required-tracks.css.ts';
import { type RequiredTrackWords, requiredTrackWords } from './required-tracks.words.ts';

/** A track that has to be done (DASH-04, TRACK-08). */
export interface RequiredTrack {
  id: number | string;
  title: string;
  href: string;
  imageUrl?: string | undefined;
  finishedCourses: number;
  totalCourses: number;
  /** Why it cannot be opened. */
  blockedReason?: string | undefined;
}

export interface RequiredTrackCardProps extends Native<'article', 'children'> {
  track: RequiredTrack;
  /** Of its title: under the school's, or in its place. */
  level?: 3 | 4;
  words?: DeepPartial<RequiredTrackWords> | undefined;
}

/** A wide card with a line of progress, and on its cover the tag 'Obrigatória' (DASH-04). Attributes and ref go to the `article`. */
export function RequiredTrackCard({ track, level = 3, words, ...native }: RequiredTrackCardProps) {
  const says = useWords('requiredTracks', requiredTrackWords, words);
  const Title = `h${level}` as const;
  const { title, href, imageUrl, finishedCourses, totalCourses, blockedReason } = track;
  const text = says.progress(finishedCourses, totalCourses);
  return (
    <article {...native} className={styles.card} data-blocked={present(Boolean(blockedReason))}>
      <div className={styles.cover} aria-hidden="true">
        {imageUrl ? (
          <img
            className={styles.image}
            src={imageUrl}
            alt=""
            width={240}
            height={135}
            loading="lazy"
            decoding="async"
          />
        ) : null}
      </div>
      <div className={flags}>
        <Tag tone="caution">{says.required}</Tag>
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>
          <Anchor
            className={styles.link}
            href={href}
            blockedReason={blockedReason || undefined}
            reasonPlace="page"
          >
            {unbroken(title)}
          </Anchor>
        </Title>
        {blockedReason ? (
          <p className={styles.reason}>{blockedReason}</p>
        ) : (
          <div className={styles.progress}>
            <ProgressBar
              size="small"
              label={title}
              value={totalCourses === 0 ? 0 : Math.floor((finishedCourses / totalCourses) * 100)}
              valueText={text}
            />
            <span className={styles.count} aria-hidden="true">
              {text}
            </span>
          </div>
        )}
      </div>
      <ChevronRightIcon />
    </article>
  );
}
