import { useControlled } from '../../internal/use-controlled.ts';
import * as styles from './card-actions.css.ts';
import type { CourseCardWords } from './course-card.words.ts';

export interface CardActionsProps {
  /** Comes back with every event; `id` is that of the element, as everywhere. */
  itemId: number | string;
  title: string;
  /** Whether it is one of the person's own; with `defaultFavorite` the card remembers that by itself. */
  favorite?: boolean | undefined;
  defaultFavorite?: boolean | undefined;
  /** Each control appears when its handler is given. */
  onFavoriteChange?: ((favorite: boolean, itemId: number | string) => void) | undefined;
  onOpenComments?: ((itemId: number | string) => void) | undefined;
  onOpenIntroVideo?: ((itemId: number | string) => void) | undefined;
  onRecommend?: ((itemId: number | string) => void) | undefined;
  /** How many comments there are, where it is known. */
  commentCount?: number | undefined;
  words: CourseCardWords;
}

/** What people say of it, in words at the end of its facts (DASH-45). */
export function CardComments({
  itemId,
  title,
  onOpenComments,
  commentCount,
  words,
}: Pick<CardActionsProps, 'itemId' | 'title' | 'onOpenComments' | 'commentCount' | 'words'>) {
  return onOpenComments ? (
    <button
      type="button"
      className={styles.comments}
      aria-label={words.comments(title, commentCount)}
      onClick={() => onOpenComments(itemId)}
    >
      {words.commentsText(commentCount)}
    </button>
  ) : null;
}

/** What can be done with a training without opening it (DASH-37, RECO-01, RECO-14). Bare buttons: see decision 0550. */
export function CardActions({
  itemId,
  title,
  favorite,
  defaultFavorite = false,
  onFavoriteChange,
  onOpenIntroVideo,
  onRecommend,
  words,
}: Omit<CardActionsProps, 'onOpenComments' | 'commentCount'>) {
  const [isFavorite, change] = useControlled(favorite, defaultFavorite, (next) =>
    onFavoriteChange?.(next, itemId),
  );
  const button = (does: keyof typeof styles.action, onClick: () => void, pressed?: boolean) => (
    <button
      type="button"
      className={styles.action[does]}
      aria-label={words[does](title)}
      aria-pressed={pressed}
      title={words[does](title)}
      onClick={onClick}
    />
  );
  return onOpenIntroVideo || onRecommend || onFavoriteChange ? (
    <div className={styles.onCover}>
      {onRecommend ? button('recommend', () => onRecommend(itemId)) : null}
      {onFavoriteChange ? button('favorite', () => change(!isFavorite), isFavorite) : null}
      {onOpenIntroVideo ? button('introVideo', () => onOpenIntroVideo(itemId)) : null}
    </div>
  ) : null;
}
