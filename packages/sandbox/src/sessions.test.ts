import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { openSandbox } from './open-sandbox.ts';
import { cookieSessions } from './sessions.ts';

test('a session is over after eight hours', () => {
  const clock = fixedClock('2026-03-09T12:00:00.000Z');
  const { store } = openSandbox({ clock });
  const sessions = cookieSessions(store, clock);
  const [person] = store.list('people');
  if (!person) throw new Error('Nobody to sign in');
  const cookie = sessions.open(person).get('set-cookie')?.split(';')[0] ?? '';
  const asking = new Request('http://x.invalid/', { headers: { cookie } });
  clock.advance(8 * 3600 - 1);
  expect(sessions.personOf(asking)?.id).toBe(person.id);
  clock.advance(1);
  expect(sessions.personOf(asking)).toBeUndefined();
});
