import { unreadCount } from '@student/domain';
import { NotificationBell } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { shell } from '../pt-br/shell.ts';
import { notificationsQuery } from '../queries.ts';

const loadPanel = () => import('./notifications-panel.tsx');
const NotificationsPanel = lazy(loadPanel);

/** The bell with its count; the list comes with the first sign of wanting it (SHELL-12, NOTIF-14, NOTIF-17). */
export function Notifications() {
  const { data = [] } = useQuery(notificationsQuery());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NotificationBell
        unread={unreadCount(data)}
        label={shell.notifications.count}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen ? <NotificationsPanel onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
