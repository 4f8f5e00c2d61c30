export type NotificationTarget =
  | { to: 'content'; courseId: number; contentId: number }
  | { to: 'course'; courseId: number }
  | { to: 'detail' };

/**
 * Where a click on a notification leads: an answered doubt to its content, a recommendation or a new training to its
 * course, the rest to the detail with its image (NOTIF-06, NOTIF-07, NOTIF-08). What lacks its ids opens the detail too.
 */
export function notificationTarget(notification: {
  type: string;
  metadata?: { courseId?: number | null; contentId?: number | null } | null;
}): NotificationTarget {
  const courseId = notification.metadata?.courseId;
  const contentId = notification.metadata?.contentId;
  if (courseId == null) return { to: 'detail' };
  switch (notification.type) {
    case 'DOUBT_RESPONSE':
      return contentId == null ? { to: 'course', courseId } : { to: 'content', courseId, contentId };
    case 'INDICATION_RESPONSE':
    case 'NEW_TRAINING_RESPONSE':
      return { to: 'course', courseId };
    default:
      return { to: 'detail' };
  }
}

/** How many are unread: the bell's badge, and whether there is anything new (NOTIF-10, NOTIF-13, SHELL-12). */
export function unreadCount(notifications: readonly { isRead: boolean }[]): number {
  return notifications.filter((notification) => !notification.isRead).length;
}

/** The list after one was read (NOTIF-10). */
export function withRead<Notification extends { id: number; isRead: boolean }>(
  notifications: readonly Notification[],
  id: number,
): Notification[] {
  return notifications.map((notification) =>
    notification.id === id ? { ...notification, isRead: true } : notification,
  );
}
