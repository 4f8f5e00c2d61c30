import { unreadCount } from '@student/domain';
import { NotificationBell } from '@student/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { LateBoundary } from './late-boundary.tsx';
import { notificationsQuery } from './notifications.queries.ts';

const NotificationsPanel = lazy(() => import('./notifications-panel.tsx'));

/** The bell with its count; the list's code comes once the page has settled (SHELL-12, NOTIF-14, NOTIF-17). */
export function Notifications() {
  const { data } = useQuery(notificationsQuery());
  const unread = unreadCount(data ?? []);
  // The fewest that were unread since the page opened: more than that is news (NOTIF-14).
  const [fewest, setFewest] = useState<number>();
  if (data && (fewest === undefined || unread < fewest)) setFewest(unread);
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <>
      <NotificationBell
        ref={bell}
        unread={unread}
        hasNews={fewest !== undefined && unread > fewest}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <LateBoundary onClose={() => setOpen(false)}>
          <NotificationsPanel bell={bell} onClose={() => setOpen(false)} />
        </LateBoundary>
      ) : null}
    </>
  );
}
