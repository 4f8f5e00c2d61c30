import { getNotification, listNotifications } from '@student/api-client';
import { endpointQuery } from '../queries/endpoint-query.ts';

export const notificationsQuery = () => endpointQuery(listNotifications);

/**
 * One notification by its own call (NOTIF-01). What the server refused of it, field by field, reaches whoever asked as it came: nothing is
 * told on the way (NOTIF-16).
 */
export const notificationQuery = (id: number) => endpointQuery(getNotification, { params: { id } });
