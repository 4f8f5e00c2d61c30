import type { ReactNode } from 'react';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { type BannerFact, BannerFacts } from './banner-facts.tsx';
import * as styles from './course-banner.css.ts';
import { type CourseBannerWords, courseBannerWords } from './course-banner.words.ts';

/** A fact about the course, such as its duration. */
export type CourseFact = BannerFact;

export interface CourseBannerProps extends Native<'section', 'title' | 'children'> {
  /** The page's h1. */
  title: string;
  description?: ReactNode;
  bannerUrl?: string | undefined;
  facts?: readonly CourseFact[];
  /** Tags, such as 'Em andamento' or 'Novo conteúdo'. */
  tags?: ReactNode;
  /** 0 to 100, once enrolled. */
  progress?: number | undefined;
  /** What the progress is of, such as '3 de 12 conteúdos'. */
  progressText?: string | undefined;
  /** The one action: 'Matricular-se', 'Continuar' or 'Ver certificado' (COURSE-05 to COURSE-08); `null` where nothing is to be done. */
  action: ReactNode;
  /** Quiet actions beside it: favourite, recommend, leave. */
  asides?: ReactNode;
  words?: DeepPartial<CourseBannerWords>;
}

/** What a course is, how far the student is in it, and the one thing to do next (COURSE-01, COURSE-02). Attributes and ref go to the `section`. */
export function CourseBanner({
  title,
  description,
  bannerUrl,
  facts = [],
  tags,
  progress,
  progressText,
  action,
  asides,
  words,
  ...native
}: CourseBannerProps) {
  const says = useWords('courseBanner', courseBannerWords, words);
  return (
    <section aria-label={title} {...native} className={styles.banner}>
      <div className={styles.picture} aria-hidden="true">
        {bannerUrl ? (
          <img
            className={styles.image}
            src={bannerUrl}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            decoding="async"
          />
        ) : null}
      </div>
      <div className={styles.words}>
        {tags ? <div className={styles.tags}>{tags}</div> : null}
        <h1 className={styles.title}>{unbroken(title)}</h1>
        <BannerFacts facts={facts} />
        {description ? <div className={styles.description}>{description}</div> : null}
        {progress === undefined ? null : (
          <div className={styles.progress}>
            <ProgressBar
              label={says.progress}
              value={progress}
              {...(progressText ? { valueText: progressText } : {})}
            />
            <span className={styles.progressText} aria-hidden="true">
              {progressText ?? `${progress}%`}
            </span>
          </div>
        )}
        {action || asides ? (
          <div className={styles.actions}>
            {action}
            {asides}
          </div>
        ) : null}
      </div>
    </section>
  );
}
