import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { MessageSquareIcon } from '../../components/icon/icons.ts';
import { RatingDisplay } from '../../components/rating-display/rating-display.tsx';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './comment-list.css.ts';
import { type CommentListWords, commentListWords } from './comment-list.words.ts';

/** What someone wrote about a training (DASH-50). */
export interface CommentListItem {
  id: number | string;
  userName: string;
  userImageUrl?: string | undefined;
  /** 1 to 5; absent where none was given. */
  stars?: number | undefined;
  /** '4,0' */
  starsText?: string | undefined;
  message: string;
  /** As it is read: '02/03/2026'. */
  date: string;
  contentName?: string | undefined;
  /** Like, delete: what this person may do with it. */
  actions?: ReactNode;
}

export interface CommentListProps extends Native<'div', 'children'> {
  /** Names the list. */
  label: string;
  items: readonly CommentListItem[];
  words?: DeepPartial<CommentListWords>;
}

/** The comments of a course or an event (DASH-45 to DASH-50, COURSE-20). Attributes and ref go to its root. */
export function CommentList({ label, items, words, ...native }: CommentListProps) {
  const says = useWords('commentList', commentListWords, words);
  if (items.length === 0) {
    return (
      <div {...native}>
        <EmptyState icon={<MessageSquareIcon />} title={says.empty} />
      </div>
    );
  }
  return (
    <div {...native}>
      <ul role="list" className={styles.list} aria-label={label}>
        {items.map(
          ({ id, userName, userImageUrl, stars, starsText, message, date, contentName, actions }) => (
            <li key={id} className={styles.comment}>
              <Avatar name={userName} src={userImageUrl} meaning="decoration" />
              <div className={styles.words}>
                <div className={styles.head}>
                  <strong className={styles.name}>{userName}</strong>
                  <span className={styles.date}>{date}</span>
                </div>
                {stars === undefined ? null : (
                  <RatingDisplay
                    variant="stars"
                    value={stars}
                    text={starsText ?? String(stars)}
                    label={says.stars(starsText ?? String(stars))}
                  />
                )}
                <p className={styles.message}>{message}</p>
                {contentName ? <span className={styles.date}>{contentName}</span> : null}
                {actions ? <div className={styles.actions}>{actions}</div> : null}
              </div>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
