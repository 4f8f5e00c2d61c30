import { PlayIcon } from '../../components/icon/icons.ts';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './continue-card.css.ts';
import { type ContinueCardWords, continueCardWords } from './continue-card.words.ts';

export interface ContinueCardProps extends Native<'article', 'children'> {
  /** The course. */
  title: string;
  /** The content that comes next, where it is known. */
  content?: string | undefined;
  /** Straight to the first content that can be opened (DASH-09). */
  href: string;
  coverUrl?: string | undefined;
  /** 0 to 100. */
  progress: number;
  words?: DeepPartial<ContinueCardWords>;
}

/** A course to go on with: one press leads to where the student stopped (DASH-08, DASH-09). Attributes and ref go to the `article`. */
export function ContinueCard({
  title,
  content,
  href,
  coverUrl,
  progress,
  words,
  ...native
}: ContinueCardProps) {
  const says = useWords('continueCard', continueCardWords, words);
  return (
    <article {...native} className={styles.card}>
      <div className={styles.cover}>
        {coverUrl ? (
          <img
            className={styles.image}
            src={coverUrl}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <span className={styles.play} aria-hidden="true">
          <PlayIcon fill="currentColor" />
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor className={styles.link} href={href} aria-label={`${says.action}: ${title}`}>
            {unbroken(title)}
          </Anchor>
        </h3>
        {content ? <p className={styles.content}>{content}</p> : null}
        <div className={styles.progress}>
          <ProgressBar size="small" label={says.progress(title)} value={progress} />
          <span aria-hidden="true">{progress}%</span>
        </div>
      </div>
    </article>
  );
}
