import { readCheckInLink } from '@student/domain';
import { expect, it } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { eventSearch } from '../routes/event/event.search.ts';
import { trainingCourseSearch } from '../routes/training-course/training-course.search.ts';
import { tabKeys } from '../tab-keys.ts';
import { forgetToken, hrefOfCode, keepToken, keptToken } from './scanned-code.ts';

const event = { kind: 'event', eventId: 6, classId: 61, date: '2026-03-02' } as const;
const training = { kind: 'training', trainingCourseId: 2, menuId: 22 } as const;

it.each([event, training])('the address of a code says what its link says: %j (EVENT-19)', (target) => {
  const code = { token: 'presenca+1', target };
  const home = 'https://decola.com.br/student/';
  expect(readCheckInLink(new URL(hrefOfCode(code), home).href, home)).toEqual(code);
});

it.each([
  [eventSearch, '?token=presenca&date=2026-03-02', { token: 'presenca', date: '2026-03-02' }],
  [eventSearch, '?token=presenca&date=02/03/2026', { token: 'presenca', date: undefined }],
  [trainingCourseSearch, '?token=presenca&menuID=22', { token: 'presenca', menuID: 22 }],
  [trainingCourseSearch, '?menuID=x', { token: undefined, menuID: undefined }],
] as const)('what a link brings is read from the address (EVENT-19): %#', (search, query, values) => {
  expect(search.read(query)).toEqual(values);
});

it('a token is kept in the tab for what it was read for, and for nothing else', () => {
  const storage = memoryStorage();
  expect(keptToken(storage, event)).toBeUndefined();
  keepToken(storage, event, 'presenca');
  expect(keptToken(storage, event)).toBe('presenca');
  expect(keptToken(storage, { ...event, date: '2026-03-03' })).toBeUndefined();
  expect(keptToken(storage, training)).toBeUndefined();
  forgetToken(storage);
  expect(keptToken(storage, event)).toBeUndefined();
  for (const broken of ['', 'null', '{"key":1}', '{']) {
    storage.setItem(tabKeys.checkIn, broken);
    expect(keptToken(storage, event)).toBeUndefined();
  }
});
