/** DOUBT_RESPONSE, INDICATION_RESPONSE, NEW_TRAINING_RESPONSE and NEW_NOTIFICATION_WITH_IMAGE (NOTIF-03). */
export const notificationKinds = ['doubt', 'indication', 'training', 'image'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
