import { listNotifications } from '@student/api-client';
import { endpointQuery } from '../queries/endpoint-query.ts';

export const notificationsQuery = () => endpointQuery(listNotifications);
