import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import * as styles from './track-card.css.ts';

export interface TrackCardProps {
  title: string;
  href: string;
  /** Which school it belongs to. */
  school?: string | undefined;
  /** 'Obrigatório' (DASH-04). */
  flag?: string | undefined;
  finished: number;
  total: number;
  /** How far it is, in words: '2 de 5 treinamentos concluídos'. */
  progressText: string;
  level?: 3 | 4;
}

/** A course track as one wide card with a line of progress (DASH-04); the whole card is its link. */
export function TrackCard({
  title,
  href,
  school,
  flag,
  finished,
  total,
  progressText,
  level = 3,
}: TrackCardProps) {
  const Title: 'h3' | 'h4' = `h${level}`;
  const share = total === 0 ? 0 : Math.round((finished / total) * 100);
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <Title className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </Title>
        <div className={styles.facts}>
          {flag ? <Tag tone="critical">{flag}</Tag> : null}
          {school ? <span>{school}</span> : null}
        </div>
      </div>
      <div className={styles.progress}>
        <span>{progressText}</span>
        <ProgressBar label={title} value={share} valueText={progressText} size="line" />
      </div>
    </article>
  );
}
