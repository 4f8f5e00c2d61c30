import { Bell, CircleHelp, Image, type LucideIcon, Share2, Sparkles, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { unbroken } from '../../components/text/unbroken.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import * as styles from './notification-list.css.ts';
import type { NotificationKind } from './notification-list.variants.ts';

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

export interface NotificationListProps {
  items: readonly NotificationListItem[];
  /** Opens one; where it leads depends on its kind, so the app decides (NOTIF-05 to NOTIF-09). */
  onOpen: (id: number | string) => void;
  /** Asks whether to delete one (NOTIF-11). */
  onDelete: (id: number | string) => void;
  words?: NotificationListWords;
}

export interface NotificationListWords {
  label: string;
  empty: string;
  unread: string;
  remove: (title: string) => string;
}

const defaults: NotificationListWords = {
  label: 'Notificações',
  empty: 'Você não possui nenhuma notificação',
  unread: 'Não lida',
  remove: (title) => `Apagar notificação: ${title}`,
};

/** What arrived, newest first; unread ones stand out by a dot, by weight and in words (NOTIF-01 to NOTIF-05). */
export function NotificationList({ items, onOpen, onDelete, words = defaults }: NotificationListProps) {
  if (items.length === 0) return <EmptyState icon={<Bell aria-hidden />} title={words.empty} />;
  return (
    <ul className={styles.list} aria-label={words.label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={styles.item}
          data-state={item.isRead ? 'read' : 'unread'}
          aria-busy={item.isDeleting || undefined}
        >
          <NotificationRow item={item} onOpen={onOpen} words={words} />
          <IconButton
            size="small"
            label={words.remove(item.title)}
            icon={<Trash2 />}
            pending={item.isDeleting ?? false}
            onClick={() => onDelete(item.id)}
          />
        </li>
      ))}
    </ul>
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

const kindIcons: Record<NotificationKind, LucideIcon> = {
  doubt: CircleHelp,
  indication: Share2,
  training: Sparkles,
  image: Image,
};
