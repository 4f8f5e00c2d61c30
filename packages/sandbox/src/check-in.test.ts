import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

type WireClass = { id: number; enrollUsers: number[]; attendanceAts: string[] };

const today = '2026-03-02';

test('a code counts for its own class, although another one of the event is held on that day (EVENT-16, EVENT-18)', async () => {
  const { call, store } = openConversation({ clock: fixedClock() });
  const { sittings = [], ...dates } = store.get('eventClasses', 61) ?? {};
  expect(sittings[0]?.startDate).toBe(today);
  for (const id of [11, 12])
    store.patch('eventClasses', id, { ...dates, id, eventId: 1, name: `Turma ${id}`, sittings });
  const check = `POST /api/decola/event/check-in/qr-code?confirmation=true&date=${today}`;
  expect((await call(check, undefined, 'presenca-evento-12')).data).toEqual({
    enrolled: true,
    attendance: true,
  });
  const { classes } = (await call('GET /api/decola/event/1')).data.event;
  const known = (classes as WireClass[]).map(({ id, enrollUsers, attendanceAts }) => [
    id,
    enrollUsers.includes(people.ana),
    attendanceAts,
  ]);
  expect(known).toEqual([
    [11, false, []],
    [12, true, [today]],
  ]);
});
