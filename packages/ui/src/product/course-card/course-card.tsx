import { memo } from 'react';
import { flag } from '../../components/flag/flag.css.ts';
import type { FlagTone } from '../../components/flag/flag.variants.ts';
import { coin } from '../../components/icon/icon.css.ts';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { Anchor } from '../../internal/anchor.tsx';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { CardActions, type CardActionsProps, CardComments } from './card-actions.tsx';
import * as styles from './course-card.css.ts';
import type { CardActionRow, CourseStatus, CourseTag } from './course-card.variants.ts';
import { type CourseCardWords, courseCardWords } from './course-card.words.ts';

export interface CourseCardProps
  extends Omit<CardActionsProps, 'words'>,
    Native<'article', 'title' | 'children'> {
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
  /** In the order in which they are drawn. */
  tags?: readonly CourseTag[] | undefined;
  /** Why the card cannot be opened. Any text blocks the card and explains the lock (DASH-36). */
  blockedReason?: string | undefined;
  hasCertificate?: boolean | undefined;
  /** What the coin says, such as 'Vale decoins'; only where the tenant has coins (DASH-42). No answer says how many. */
  coins?: string | undefined;
  /** `kept` leaves a narrow card room for comments that it does not have, as its skeleton does. */
  actionRow?: CardActionRow | undefined;
  /** Level of the title in the page. */
  level?: 2 | 3 | 4;
  words?: DeepPartial<CourseCardWords>;
}

/**
 * A training among trainings: one stretched link, its actions beside it and never inside (DASH-35 to DASH-45). Props are
 * plain, and events carry the item's id, so that one stable handler serves a whole wall and `memo` holds. Attributes and ref go
 * to the `article`; its looks are those of `Flag`, `ProgressBar` and `CoinIcon`.
 */
export const CourseCard = memo(function CourseCard({
  itemId,
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
  tags,
  blockedReason,
  hasCertificate,
  coins,
  favorite,
  defaultFavorite,
  onFavoriteChange,
  onOpenComments,
  onOpenIntroVideo,
  onRecommend,
  commentCount,
  level = 3,
  actionRow,
  words,
  ...native
}: CourseCardProps) {
  const says = useWords('courseCard', courseCardWords, words);
  const Title: 'h2' | 'h3' | 'h4' = `h${level}`;
  const isBlocked = Boolean(blockedReason);
  return (
    <article {...native} className={styles.card} data-actions={actionRow} data-blocked={present(isBlocked)}>
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
        {[isBlocked && ('blocked' as const), status, ...(tags ?? [])].map((sign) =>
          sign ? (
            <span key={sign} className={`${flag} ${styles.flag}`} data-tone={flagTones[sign]}>
              {says[sign]}
            </span>
          ) : null,
        )}
        {progress === undefined ? null : (
          <ProgressBar size="small" label={says.progressOf(title)} value={progress} />
        )}
      </div>
      {blockedReason ? <p className={styles.reason}>{blockedReason}</p> : null}
      <p className={styles.facts}>
        {kind ? <span className={styles.kind}>{kind}</span> : null}
        {duration ? (
          <span className={styles.duration} role="img" aria-label={says.duration(durationSpoken ?? duration)}>
            {duration}
          </span>
        ) : null}
        {rating ? (
          <span className={styles.rating} role="img" aria-label={says.rating(rating)}>
            {rating}
          </span>
        ) : null}
        {hasCertificate ? (
          <span
            className={styles.certificate}
            role="img"
            aria-label={says.certificate}
            title={says.certificate}
          />
        ) : null}
        {coins ? (
          <span className={`${coin} ${styles.coins}`} role="img" aria-label={coins} title={coins} />
        ) : null}
        <CardComments
          itemId={itemId}
          title={title}
          onOpenComments={onOpenComments}
          commentCount={commentCount}
          words={says}
        />
      </p>
      <CardActions
        itemId={itemId}
        title={title}
        favorite={favorite}
        defaultFavorite={defaultFavorite}
        onFavoriteChange={onFavoriteChange}
        onOpenIntroVideo={onOpenIntroVideo}
        onRecommend={onRecommend}
        words={says}
      />
    </article>
  );
});

const flagTones = {
  blocked: 'blocked',
  finished: 'done',
  progress: 'ongoing',
  new: 'new',
  newContent: 'updated',
} as const satisfies Record<CourseStatus | CourseTag | 'blocked', FlagTone>;
