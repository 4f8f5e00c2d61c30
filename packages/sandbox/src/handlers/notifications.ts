import * as api from '@student/api-client';
import type { Call } from '../call.ts';
import { mostAtOnce, newestFirst } from '../paging.ts';
import { found, refuse } from '../refusal.ts';
import { done, reply } from '../reply.ts';
import type { Records } from '../store/records.ts';

const notificationView = (notification: Records['notifications']) => {
  const { userId: _, createdAt, courseId, contentId, ...open } = notification;
  return {
    ...open,
    created_at: createdAt,
    metadata: courseId === null ? null : { idCourse: courseId, idContent: contentId },
  };
};

/** A notification of this person; anybody else's is NOT_FOUND. */
const mine = ({ store, me, params }: Call<{ id: number }>) => {
  const notification = found(store.get('notifications', params.id));
  return notification.userId === me.id ? notification : refuse('NOT_FOUND');
};

export const listNotifications = reply(api.listNotifications, ({ store, me }) => ({
  notifications: store
    .list('notifications', { userId: me.id }, { ...newestFirst, limit: mostAtOnce })
    .map(notificationView),
}));

export const getNotification = reply(api.getNotification, (call) => ({
  notification: notificationView(mine(call)),
}));

export const markNotificationAsRead = reply(api.markNotificationAsRead, (call) => {
  call.store.patch('notifications', mine(call).id, { isRead: true });
  return done;
});

export const deleteNotification = reply(api.deleteNotification, (call) => {
  call.store.remove('notifications', mine(call).id);
  return done;
});
