import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import {
  HelpIcon,
  ImageIcon,
  NewIcon,
  NotificationIcon,
  RecommendIcon,
  TrashIcon,
} from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { announce } from '../../internal/announce.ts';
import type { Native } from '../../internal/native.ts';
import { present } from '../../internal/present.ts';
import { useWayOn } from '../../internal/use-way-on.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import * as styles from './notification-list.css.ts';
import type { NotificationKind } from './notification-list.variants.ts';
import { type NotificationListWords, notificationListWords } from './notification-list.words.ts';

export interface NotificationListItem {
  id: number | string;
  kind: NotificationKind;
  title: string;
  /** Formatted text already sanitised: a RichText (NOTIF-15). */
  description?: ReactNode;
  /** As it is read: 'há 2 horas' or '02/03/2026'. */
  date: string;
  isRead: boolean;
  /** It is on its way out. */
  isDeleting?: boolean;
}

export interface NotificationListProps extends Native<'div', 'children'> {
  items: readonly NotificationListItem[];
  /** Opens one; where it leads depends on its kind, so the app decides (NOTIF-05 to NOTIF-09). */
  onOpen: (id: number | string) => void;
  /** Asks whether to delete one (NOTIF-11). */
  onDelete: (id: number | string) => void;
  /** `off` where something else says that one was removed. */
  announce?: 'off' | 'polite';
  words?: DeepPartial<NotificationListWords>;
}

/**
 * What arrived, newest first; unread ones stand out by a dot, by weight and in words (NOTIF-01 to NOTIF-05). One that is deleted
 * is told, and the focus goes on to its neighbour. Attributes and ref go to its root.
 */
export function NotificationList({
  items,
  onOpen,
  onDelete,
  announce: saying = 'polite',
  words,
  ref,
  ...native
}: NotificationListProps) {
  const says = useWords('notificationList', notificationListWords, words);
  const titles = useRef(new Map<number | string, string>());
  const willGo = useWayOn(
    items.map(({ id }) => id),
    (id) => {
      if (saying === 'polite') announce(says.removed(titles.current.get(id) ?? ''));
      titles.current.delete(id);
    },
  );
  const around = { tabIndex: -1, ...native, ref, className: styles.root };
  if (items.length === 0) {
    return (
      <div {...around}>
        <EmptyState icon={<NotificationIcon />} title={says.empty} />
      </div>
    );
  }
  return (
    <div {...around}>
      <ul role="list" className={styles.list} aria-label={says.label}>
        {items.map((item) => (
          <li
            key={item.id}
            className={styles.item}
            data-unread={present(!item.isRead)}
            aria-busy={item.isDeleting || undefined}
          >
            <NotificationRow item={item} onOpen={onOpen} words={says} />
            <IconButton
              size="small"
              label={says.remove(item.title)}
              icon={<TrashIcon />}
              pending={item.isDeleting ?? false}
              onClick={({ currentTarget }) => {
                titles.current.set(item.id, item.title);
                willGo(item.id, currentTarget);
                onDelete(item.id);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NotificationRow({
  item,
  onOpen,
  words,
}: Pick<NotificationListProps, 'onOpen'> & { item: NotificationListItem; words: NotificationListWords }) {
  const Kind = kindIcons[item.kind];
  return (
    <div className={styles.row}>
      <span className={styles.kind} aria-hidden="true">
        <Kind />
      </span>
      <div className={styles.words}>
        <button type="button" className={styles.open} onClick={() => onOpen(item.id)}>
          {item.isRead ? null : <VisuallyHidden>{words.unread}: </VisuallyHidden>}
          {unbroken(item.title)}
        </button>
        {item.description ? <div className={styles.description}>{item.description}</div> : null}
        <span className={styles.date}>{item.date}</span>
      </div>
    </div>
  );
}

const kindIcons: Record<NotificationKind, typeof HelpIcon> = {
  doubt: HelpIcon,
  indication: RecommendIcon,
  training: NewIcon,
  image: ImageIcon,
};
