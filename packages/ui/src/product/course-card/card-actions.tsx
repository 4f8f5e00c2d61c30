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

/** What can be done with a training without opening it (DASH-37, RECO-14). Bare buttons: see decision 0550. */
export function CardActions({
  itemId,
  title,
  favorite,
  defaultFavorite = false,
  onFavoriteChange,
  onOpenIntroVideo,
  words,
}: Omit<CardActionsProps, 'onOpenComments' | 'commentCount'>) {
  return (
    <>
      {onOpenIntroVideo || onFavoriteChange ? (
        <div className={styles.onCover}>
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
      ) : null}
    </>
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
