import { ChevronRight, Flag as FlagIcon } from 'lucide-react';
import { useId } from 'react';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { offLink } from '../off-link.ts';
import * as styles from './required-tracks.css.ts';

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

export interface RequiredTrackWords {
  required: string;
  progress: (finished: number, total: number) => string;
  more: string;
  less: string;
}

/** A wide card with a line of progress and the flag 'Obrigatório' (DASH-04). */
export function RequiredTrackCard({
  track,
  level,
  words,
}: {
  track: RequiredTrack;
  /** Of its title: under the school's, or in its place. */
  level: 3 | 4;
  words: RequiredTrackWords;
}) {
  const Title = `h${level}` as const;
  const reasonId = useId();
  const { title, href, imageUrl, finishedCourses, totalCourses, blockedReason } = track;
  const text = words.progress(finishedCourses, totalCourses);
  return (
    <article className={styles.card} data-state={blockedReason ? 'blocked' : undefined}>
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
      <div className={styles.words}>
        <Tag tone="caution" icon={<FlagIcon aria-hidden />}>
          {words.required}
        </Tag>
        <Title className={styles.title}>
          {blockedReason ? (
            <span {...offLink} className={styles.link} aria-describedby={reasonId}>
              {unbroken(title)}
            </span>
          ) : (
            <a className={styles.link} href={href}>
              {unbroken(title)}
            </a>
          )}
        </Title>
        {blockedReason ? (
          <p className={styles.reason} id={reasonId}>
            {blockedReason}
          </p>
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
      <ChevronRight className={styles.arrow} aria-hidden />
    </article>
  );
}
