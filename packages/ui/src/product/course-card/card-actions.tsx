import * as styles from './card-actions.css.ts';
import type { CardActionRow } from './course-card.variants.ts';
import type { CourseCardWords } from './course-card.words.ts';

export interface CardActionsProps {
  /** Comes back with every event. */
  id: number | string;
  title: string;
  favorite?: boolean | undefined;
  /** Each control appears when its handler is given. */
  onFavoriteChange?: ((id: number | string, favorite: boolean) => void) | undefined;
  onOpenComments?: ((id: number | string) => void) | undefined;
  onOpenIntroVideo?: ((id: number | string) => void) | undefined;
  actionRow?: CardActionRow | undefined;
  words: CourseCardWords;
}

/** What can be done with a training without opening it (DASH-37, DASH-45, RECO-14). Bare buttons: see decision 0550. */
export function CardActions({
  id,
  title,
  favorite = false,
  onFavoriteChange,
  onOpenComments,
  onOpenIntroVideo,
  actionRow = 'asNeeded',
  words,
}: CardActionsProps) {
  const hasActions = onFavoriteChange || onOpenComments || onOpenIntroVideo;
  if (!hasActions && actionRow === 'asNeeded') return null;
  return (
    <div className={styles.actions}>
      {onOpenComments ? (
        <button
          type="button"
          className={styles.action.comments}
          aria-label={words.comments(title)}
          title={words.commentsHint}
          onClick={() => onOpenComments(id)}
        />
      ) : null}
      {onOpenIntroVideo ? (
        <button
          type="button"
          className={styles.action.play}
          aria-label={words.introVideo(title)}
          title={words.introVideoHint}
          onClick={() => onOpenIntroVideo(id)}
        />
      ) : null}
      {onFavoriteChange ? (
        <button
          type="button"
          className={styles.action.favorite}
          aria-label={words.favorite(title)}
          aria-pressed={favorite}
          title={words.favoriteHint}
          onClick={() => onFavoriteChange(id, !favorite)}
        />
      ) : null}
    </div>
  );
}
