import { expect, it } from 'vitest';
import { unreadCount, withRead } from './notification.ts';

it('one that was read counts no more, and the others stay as they are (NOTIF-10, NOTIF-14)', () => {
  const list = [
    { id: 1, isRead: false },
    { id: 2, isRead: false },
    { id: 3, isRead: true },
  ];
  const read = withRead(list, 2);
  expect(read).toEqual([
    { id: 1, isRead: false },
    { id: 2, isRead: true },
    { id: 3, isRead: true },
  ]);
  expect([list, read, withRead(read, 2)].map(unreadCount)).toEqual([2, 1, 1]);
});
