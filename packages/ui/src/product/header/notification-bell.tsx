import { Badge } from '../../components/badge/badge.tsx';
import { NotificationIcon } from '../../components/icon/icons.ts';
import { useSaidOnChange } from '../../internal/use-said.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { HeaderTool, type HeaderToolProps } from './header-tool.tsx';
import * as styles from './notification-bell.css.ts';
import { type NotificationBellWords, notificationBellWords } from './notification-bell.words.ts';

export interface NotificationBellProps extends Omit<HeaderToolProps, 'label' | 'icon' | 'holds'> {
  /** Unread notifications; more than 99 show as '99+' (SHELL-12). */
  unread: number;
  /** Something arrived while the page was open: a new count is said. Nothing moves, since the person did nothing. */
  hasNews?: boolean;
  words?: DeepPartial<NotificationBellWords>;
}

/**
 * Opens the notifications; says how many are unread in its name, and shows it on a `Badge` (SHELL-12). Attributes and ref go to
 * the button.
 */
export function NotificationBell({ unread, hasNews = false, words, ...native }: NotificationBellProps) {
  const name = useWords('notificationBell', notificationBellWords, words).name(unread);
  useSaidOnChange(hasNews && unread > 0 ? name : '');
  return (
    <span className={styles.bell}>
      <HeaderTool {...native} label={name} icon={<NotificationIcon />} />
      <Badge count={unread} />
    </span>
  );
}
