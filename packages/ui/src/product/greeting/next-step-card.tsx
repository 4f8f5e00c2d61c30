import { type ReactNode, useId } from 'react';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { fills } from '../fills.css.ts';
import * as styles from './greeting.css.ts';

export interface NextStepCardProps extends Native<'section', 'title' | 'children'> {
  /** Why this one: 'Seu próximo passo'. */
  reason: string;
  /** The course, or a sentence where there is none. */
  title: string;
  /** What comes next in it, in at most two lines. */
  content?: string | undefined;
  /** How long that still takes: '12 min'. It is never cut off. */
  time?: string | undefined;
  coverUrl?: string | undefined;
  /** How far one is in the whole course. */
  progress?: { value: number; label: string } | undefined;
  /** A large `ButtonLink`, the one of the band. */
  action: ReactNode;
}

/** What to do next, in one card with one button (DASH-08, DASH-09). Attributes and ref go to the `section`. */
export function NextStepCard({
  reason,
  title,
  content,
  time,
  coverUrl,
  progress,
  action,
  ...native
}: NextStepCardProps) {
  const id = useId();
  return (
    <section {...merge(native, { 'aria-labelledby': id })}>
      <article className={styles.stepParts}>
        <div className={styles.cover}>
          {coverUrl ? (
            <img
              className={fills}
              src={coverUrl}
              alt=""
              width={640}
              height={360}
              fetchPriority="high"
              decoding="async"
            />
          ) : null}
        </div>
        <div className={styles.words}>
          <h2 id={id} className={styles.eyebrow}>
            {reason}
          </h2>
          <h3 className={styles.stepTitle}>{unbroken(title)}</h3>
          {content ? (
            <p className={styles.content}>
              <span className={styles.twoLines}>{content}</span>
              {time ? <span>{`\u00a0· ${time}`}</span> : null}
            </p>
          ) : null}
          {progress ? (
            <div className={styles.standing}>
              <ProgressBar label={progress.label} value={progress.value} />
              <span>{progress.value}%</span>
            </div>
          ) : null}
          <div className={styles.action}>{action}</div>
        </div>
      </article>
    </section>
  );
}

/** The ground of a {@link NextStepCard}, or of what stands in its place. Attributes and ref go to its root. */
export function NextStepPlace(native: Native<'div'>) {
  return <div {...native} className={styles.step} />;
}
