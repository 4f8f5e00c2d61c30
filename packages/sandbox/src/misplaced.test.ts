import { expect, test } from 'vitest';
import { people } from './seed/named-people.ts';
import { openConversation } from './testing.ts';

/** Class 31 is of event 3, class 21 of event 2. */
test.each([
  ['a certificate', 'GET /api/decola/certificate/event/3/class/31', 'event/3', 'event/1'],
  ['instructors', 'GET /api/decola/event/2/class/21/instructors', 'event/2', 'event/1'],
  ['contents', 'GET /api/decola/events/2/class/21/contents', 'events/2', 'events/1'],
  ['a content', 'GET /api/decola/events/2/class/21/contents/100211', 'events/2', 'events/1'],
])('%s of a class is not found under another event', async (_, line, event, another) => {
  const { call } = openConversation();
  expect((await call(line)).status).toBe(200);
  expect((await call(line.replace(event, another))).code).toBe('NOT_FOUND');
});

test.each(['POST', 'DELETE'])('a note is not found under another content: %s', async (method) => {
  const { call, store } = openConversation();
  const { id } = store.insert('notes', { userId: people.ana, contentId: 101, text: 'Rever.', seconds: null });
  const body = method === 'POST' ? { id, text: 'Outra.' } : undefined;
  const send = (content: number) =>
    call(`${method} /api/decola/courses/1/contents/${content}/notes/${id}`, body);
  expect((await send(102)).code).toBe('NOT_FOUND');
  expect(store.get('notes', id)?.text).toBe('Rever.');
  expect((await send(101)).status).toBe(200);
});

test('a rating is not found under another content', async () => {
  const { call, store } = openConversation();
  await call('POST /api/decola/courses/11/contents/1101/initialize');
  const line = 'api/decola/courses/11/contents';
  const { rating } = (await call(`POST /${line}/1105/ratings`, { stars: 5 })).data;
  expect((await call(`DELETE /${line}/1101/rating/${rating.id}`)).code).toBe('NOT_FOUND');
  expect(store.get('ratings', rating.id)).toBeDefined();
  expect((await call(`DELETE /${line}/1105/rating/${rating.id}`)).status).toBe(200);
});
