import { Done, Notification, named, rows } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** List the notifications. The unread count and the has-new flag are worked out by the client. */
export const listNotifications = endpoint('GET /api/decola/notifications', {
  data: named('notifications', rows(Notification)),
});

/** Read one notification. */
export const getNotification = endpoint('GET /api/decola/notification/:id', {
  data: named('notification', Notification),
});

/** Mark a notification as read. No body. */
export const markNotificationAsRead = endpoint('POST /api/decola/notification/:id/watch', {
  data: Done,
});

/** Delete a notification. */
export const deleteNotification = endpoint('DELETE /api/decola/notification/:id/delete', {
  data: Done,
});
