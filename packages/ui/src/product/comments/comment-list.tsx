import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { RatingDisplay } from '../../components/rating-display/rating-display.tsx';
import * as styles from './comment-list.css.ts';

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

export interface CommentListProps {
  /** Names the list. */
  label: string;
  items: readonly CommentListItem[];
  words?: { empty: string; stars: (stars: string) => string };
}

const defaults = {
  empty: 'Não há nenhum comentário por aqui',
  stars: (stars: string) => `Avaliação: ${stars} de 5`,
};

/** The comments of a course or an event (DASH-45 to DASH-50, COURSE-20). */
export function CommentList({ label, items, words = defaults }: CommentListProps) {
  if (items.length === 0) return <EmptyState icon={<MessageSquare aria-hidden />} title={words.empty} />;
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, userName, userImageUrl, stars, starsText, message, date, contentName, actions }) => (
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
                label={words.stars(starsText ?? String(stars))}
              />
            )}
            <p className={styles.message}>{message}</p>
            {contentName ? <span className={styles.date}>{contentName}</span> : null}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
