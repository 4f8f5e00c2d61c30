import { Bell } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { HeaderTool } from './header-tool.tsx';
import * as styles from './notification-bell.css.ts';

export interface NotificationBellProps
  extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** Unread notifications; more than 99 show as '99+' (SHELL-12). */
  unread: number;
  /** Makes the mark beat once: something arrived while the page was open. */
  hasNews?: boolean;
  /** The bell's name, with the count in it. */
  label?: (unread: number) => string;
}

const spoken = (unread: number) =>
  unread === 0 ? 'Notificações' : `Notificações: ${unread} não ${unread === 1 ? 'lida' : 'lidas'}`;

/** Opens the notifications; says how many are unread in its name and on a mark (SHELL-12). */
export function NotificationBell({
  unread,
  hasNews = false,
  label = spoken,
  ...native
}: NotificationBellProps) {
  return (
    <span className={styles.bell}>
      <HeaderTool {...native} label={label(unread)} icon={<Bell />} />
      {unread > 0 ? (
        <span className={styles.mark} data-state={hasNews ? 'new' : 'known'} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </span>
  );
}
