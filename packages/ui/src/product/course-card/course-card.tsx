import { memo, useId } from 'react';
import { unbroken } from '../../components/text/unbroken.tsx';
import { offLink } from '../off-link.ts';
import { CardActions, type CardActionsProps } from './card-actions.tsx';
import * as styles from './course-card.css.ts';
import type { CardActionRow, CourseStatus, CourseTag } from './course-card.variants.ts';
import { type CourseCardWords, courseCardWords } from './course-card.words.ts';

export interface CourseCardProps extends Omit<CardActionsProps, 'title' | 'words' | 'actionRow'> {
  title: string;
  /** Where the stretched link leads. A blocked card keeps the link reachable and leads nowhere (DASH-35). */
  href: string;
  /** 16:9 picture. Without one the brand's motif stands in. */
  coverUrl?: string | undefined;
  /** Same picture in other widths, as `srcset` writes them. */
  coverSrcSet?: string | undefined;
  /** `eager` for cards in the first screen only. */
  loading?: 'lazy' | 'eager';
  /** The label before the facts: 'Evento' or 'Treinamento' (DASH-12). */
  kind?: string | undefined;
  /** Already formatted, such as '5:07m' (DASH-43). */
  duration?: string | undefined;
  /** Said in place of `duration`, such as '5 minutos e 7 segundos'. */
  durationSpoken?: string | undefined;
  /** Already formatted with one decimal, such as '4,0' (DASH-44). */
  rating?: string | undefined;
  /** 0 to 100; drawn as a line at the foot of the cover. */
  progress?: number | undefined;
  status?: CourseStatus | undefined;
  tag?: CourseTag | undefined;
  /** Why the card cannot be opened. Any text blocks the card and explains the lock (DASH-36). */
  blockedReason?: string | undefined;
  hasCertificate?: boolean | undefined;
  /** Only where the tenant has coins (DASH-42). */
  hasCoins?: boolean | undefined;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
  /** `kept` leaves room for actions that this card does not have, so that all cards of a list are one height. */
  actionRow?: CardActionRow;
  words?: CourseCardWords;
}

/**
 * A training among trainings: one stretched link, its actions beside it and never inside (DASH-35 to DASH-45). Props are
 * plain, and events carry the card's id, so that one stable handler serves a whole wall and `memo` holds.
 */
export const CourseCard = memo(function CourseCard({
  id,
  title,
  href,
  coverUrl,
  coverSrcSet,
  loading = 'lazy',
  kind,
  duration,
  durationSpoken,
  rating,
  progress,
  status,
  tag,
  blockedReason,
  hasCertificate,
  hasCoins,
  favorite,
  onFavoriteChange,
  onOpenComments,
  onOpenIntroVideo,
  level = 3,
  actionRow,
  words = courseCardWords,
}: CourseCardProps) {
  const reasonId = useId();
  const Title: 'h2' | 'h3' | 'h4' = `h${level}`;
  const state = blockedReason ? 'blocked' : status;
  return (
    <article className={styles.card} data-state={state}>
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
      <div className={styles.cover}>
        {coverUrl ? (
          <img
            className={styles.image}
            src={coverUrl}
            srcSet={coverSrcSet}
            sizes={styles.coverSizes}
            width={640}
            height={360}
            loading={loading}
            decoding="async"
            alt=""
          />
        ) : null}
        {state ? (
          <span className={styles.flag} data-state={state}>
            {words[state]}
          </span>
        ) : null}
        {tag ? <span className={styles.tag}>{words[tag]}</span> : null}
        {progress === undefined ? null : (
          <progress
            className={styles.progress}
            value={progress}
            max={100}
            aria-label={words.progressOf(title)}
          />
        )}
        {blockedReason ? (
          <p className={styles.reason} id={reasonId}>
            {blockedReason}
          </p>
        ) : null}
      </div>
      <p className={styles.facts}>
        {kind ? <span className={styles.kind}>{kind}</span> : null}
        {duration ? (
          <span
            className={styles.duration}
            role="img"
            aria-label={words.duration(durationSpoken ?? duration)}
          >
            {duration}
          </span>
        ) : null}
        {rating ? (
          <span className={styles.rating} role="img" aria-label={words.rating(rating)}>
            {rating}
          </span>
        ) : null}
        {hasCertificate ? (
          <span
            className={styles.certificate}
            role="img"
            aria-label={words.certificate}
            title={words.certificate}
          />
        ) : null}
        {hasCoins ? (
          <span className={styles.coin} role="img" aria-label={words.coins} title={words.coins} />
        ) : null}
      </p>
      <CardActions
        id={id}
        title={title}
        favorite={favorite}
        onFavoriteChange={onFavoriteChange}
        onOpenComments={onOpenComments}
        onOpenIntroVideo={onOpenIntroVideo}
        actionRow={actionRow}
        words={words}
      />
    </article>
  );
});
