import { useControlled } from '../../internal/use-controlled.ts';
import * as styles from './card-actions.css.ts';
import type { CardActionRow } from './course-card.variants.ts';
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
  /** `kept` leaves room for actions that this card does not have, so that all cards of a list are one height. */
  actionRow?: CardActionRow | undefined;
  words: CourseCardWords;
}

/** What can be done with a training without opening it (DASH-37, DASH-45, RECO-14). Bare buttons: see decision 0550. */
export function CardActions({
  itemId,
  title,
  favorite,
  defaultFavorite = false,
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
          onClick={() => onOpenComments(itemId)}
        />
      ) : null}
      {onOpenIntroVideo ? (
        <button
          type="button"
          className={styles.action.play}
          aria-label={words.introVideo(title)}
          title={words.introVideoHint}
          onClick={() => onOpenIntroVideo(itemId)}
        />
      ) : null}
      {onFavoriteChange ? (
        <Favorite
          label={words.favorite(title)}
          hint={words.favoriteHint}
          pressed={favorite}
          defaultPressed={defaultFavorite}
          onPressedChange={(isFavorite) => onFavoriteChange(isFavorite, itemId)}
        />
      ) : null}
    </div>
  );
}

interface FavoriteProps {
  label: string;
  hint: string;
  pressed: boolean | undefined;
  defaultPressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}

function Favorite({ label, hint, pressed, defaultPressed, onPressedChange }: FavoriteProps) {
  const [isFavorite, change] = useControlled(pressed, defaultPressed, onPressedChange);
  return (
    <button
      type="button"
      className={styles.action.favorite}
      aria-label={label}
      aria-pressed={isFavorite}
      title={hint}
      onClick={() => change(!isFavorite)}
    />
  );
}
