import { useId } from 'react';
import { flags } from '../../components/flag/flag.css.ts';
import { ChevronRightIcon } from '../../components/icon/icons.ts';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './track-card.css.ts';
import { type TrackCardWords, trackCardWords } from './track-card.words.ts';

/** What a card tells of a track (TRACK-02, TRACK-08). */
export interface TrackFacts {
  title: string;
  href: string;
  imageUrl?: string | undefined;
  finishedCourses: number;
  /** How many courses it has; of a track without any, such as one of events, nothing is counted. */
  totalCourses: number;
  /** Why nothing of it can be done now. Its page opens all the same: it says whom to ask. */
  closedReason?: string | undefined;
}

export interface TrackCardProps extends TrackFacts, Native<'article', 'children' | 'title'> {
  /** The school it belongs to, where the place does not say it. */
  school?: string | undefined;
  /** It has to be done: its cover has the tag 'Obrigatório' (DASH-04). */
  required?: boolean | undefined;
  /** Of its title: under the school's, or in its place. */
  level?: 2 | 3 | 4;
  words?: DeepPartial<TrackCardWords> | undefined;
}

/** A wide card of a track with a line of progress, or with why it is closed (TRACK-02, TRACK-08). Attributes and ref go to the `article`. */
export function TrackCard({
  title,
  href,
  imageUrl,
  finishedCourses,
  totalCourses,
  closedReason,
  school,
  required = false,
  level = 3,
  words,
  ...native
}: TrackCardProps) {
  const says = useWords('trackCard', trackCardWords, words);
  const Title = `h${level}` as const;
  const text = says.progress(finishedCourses, totalCourses);
  const reasonId = useId();
  return (
    <article {...native} className={styles.card} data-blocked={present(Boolean(closedReason))}>
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
      {required ? (
        <div className={flags}>
          <Tag tone="caution">{says.required}</Tag>
        </div>
      ) : null}
      <div className={styles.words}>
        <Title className={styles.title}>
          <Anchor className={styles.link} href={href} aria-describedby={closedReason ? reasonId : undefined}>
            {unbroken(title)}
          </Anchor>
        </Title>
        {school ? <p className={styles.school}>{school}</p> : null}
        {closedReason ? (
          <p id={reasonId} className={styles.reason}>
            {closedReason}
          </p>
        ) : totalCourses === 0 ? null : (
          <div className={styles.progress}>
            <ProgressBar
              size="small"
              label={title}
              value={Math.floor((finishedCourses / totalCourses) * 100)}
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
