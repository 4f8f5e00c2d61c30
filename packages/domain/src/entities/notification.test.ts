import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Notification } from './notification.ts';

test('a notification carries what the server tells of it (NOTIF-02)', () => {
  const told = {
    id: 5,
    title: 'Marcos respondeu à sua dúvida',
    description: '<p>Vale, <strong>sim</strong>.</p>',
    created_at: '2026-03-02T09:00:00-03:00',
    isRead: false,
    type: 'DOUBT_RESPONSE',
    image: '/files/people/3.webp',
    imageNotification: '/files/banners/1.svg',
    metadata: { idCourse: 11, idContent: 1101 },
  };
  expect(v.parse(Notification, told)).toEqual({
    id: 5,
    title: told.title,
    description: told.description,
    createdAt: '2026-03-02T12:00:00.000Z',
    isRead: false,
    type: 'DOUBT_RESPONSE',
    imageUrl: told.image,
    notificationImageUrl: told.imageNotification,
    metadata: { courseId: 11, contentId: 1101 },
  });
});
