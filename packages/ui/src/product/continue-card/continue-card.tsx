import { Play } from 'lucide-react';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import * as styles from './continue-card.css.ts';

export interface ContinueCardProps {
  /** The course. */
  title: string;
  /** The content that comes next, where it is known. */
  content?: string | undefined;
  /** Straight to the first content that can be opened (DASH-09). */
  href: string;
  coverUrl?: string | undefined;
  /** 0 to 100. */
  progress: number;
  words?: { action: string; progress: (title: string) => string };
}

const defaults = { action: 'Continuar', progress: (title: string) => `Progresso em ${title}` };

/** A course to go on with: one press leads to where the student stopped (DASH-08, DASH-09). */
export function ContinueCard({
  title,
  content,
  href,
  coverUrl,
  progress,
  words = defaults,
}: ContinueCardProps) {
  return (
    <article className={styles.card}>
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
          <Play fill="currentColor" />
        </span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={styles.link} href={href} aria-label={`${words.action}: ${title}`}>
            {unbroken(title)}
          </a>
        </h3>
        {content ? <p className={styles.content}>{content}</p> : null}
        <div className={styles.progress}>
          <ProgressBar size="small" label={words.progress(title)} value={progress} />
          <span aria-hidden="true">{progress}%</span>
        </div>
      </div>
    </article>
  );
}
