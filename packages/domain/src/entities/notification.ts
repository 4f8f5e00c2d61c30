import * as v from 'valibot';
import { entity } from './entity.ts';
import { Id, Instant, maybe, Url, Whole } from './values.ts';

export const NotificationType = v.picklist([
  'DOUBT_RESPONSE',
  'INDICATION_RESPONSE',
  'NEW_TRAINING_RESPONSE',
  'NEW_NOTIFICATION_WITH_IMAGE',
]);
export type NotificationType = v.InferOutput<typeof NotificationType>;

export const NotificationMetadata = entity(
  {
    idCourse: maybe(Whole),
    idContent: maybe(Whole),
  },
  { idCourse: 'courseId', idContent: 'contentId' },
);
export type NotificationMetadata = v.InferOutput<typeof NotificationMetadata>;

export const Notification = entity(
  {
    id: Id,
    title: v.string(),
    /** Rich text. */
    description: v.nullable(v.string()),
    created_at: Instant,
    isRead: v.boolean(),
    type: NotificationType,
    image: v.nullable(Url),
    imageNotification: v.nullable(Url),
    metadata: v.nullable(NotificationMetadata),
  },
  { created_at: 'createdAt', image: 'imageUrl', imageNotification: 'notificationImageUrl' },
);
export type Notification = v.InferOutput<typeof Notification>;
