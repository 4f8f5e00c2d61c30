import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { openSandbox } from './open-sandbox.ts';
import { limitBodies } from './serve/limits.ts';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/store.ts';
import { quickPasswords } from './testing.ts';

/** A sandbox with somebody signed in, and what is read of sessions and of people while it answers. */
const open = () => {
  const store = memoryStore();
  const reads = { sessions: 0, people: 0, together: 0 };
  const counting: Store = {
    ...store,
    find: (name, where) => {
      if (name === 'sessions') reads.sessions += 1;
      return store.find(name, where);
    },
    get: (name, id) => {
      if (name === 'people') reads.people += 1;
      return store.get(name, id);
    },
    reading: (work) => {
      reads.together += 1;
      return store.reading(work);
    },
  };
  const sandbox = openSandbox({ store: counting, passwords: quickPasswords, session: 'cookie' });
  const [person] = store.list('people');
  if (!person) throw new Error('Nobody to sign in');
  const cookie = sandbox.world.sessions.open(person).get('set-cookie')?.split(';')[0] ?? '';
  Object.assign(reads, { sessions: 0, people: 0, together: 0 });
  const ask = (path: string, init: RequestInit = {}) =>
    sandbox.answer(new Request(`http://localhost${path}`, { ...init, headers: { cookie } }));
  return { reads, ask };
};

test('a call that reads looks up its session once, its person once, and reads at one moment', async () => {
  const { reads, ask } = open();
  expect((await ask('/api/decola/user/isAdmin')).status).toBe(200);
  expect(reads).toEqual({ sessions: 1, people: 1, together: 1 });
});

test.each(['report', 'report/excel'])(
  'a file that is drawn (%s) is read at one moment, and whose it is looked up again before it is handed on',
  async (file) => {
    const { reads, ask } = open();
    const answer = await ask(`/api/decola/list/statement/user/${file}`);
    expect([answer.status, reads]).toEqual([200, { sessions: 2, people: 2, together: 2 }]);
  },
);

test('a call that writes looks its session up before its body and in its transaction, the person only there', async () => {
  const { reads, ask } = open();
  const text = JSON.stringify({ text: 'Rever.' });
  const answer = await ask('/api/decola/courses/18/contents/1801/notes', { method: 'POST', body: text });
  expect(answer.status).toBe(200);
  expect(reads).toEqual({ sessions: 2, people: 1, together: 0 });
});

test('an answer is written once: no response is read again or made of another', async () => {
  const { ask } = open();
  const read = vi.spyOn(Response.prototype, 'text');
  const answer = await ask('/api/decola/list/schools');
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect(await answer.text()).toContain('"schools"');
});

test('a body whose length is told and fits is not made a stream before it is read', async () => {
  const app = new Hono().use(limitBodies).all('*', ({ text }) => text('ok'));
  const looked = vi.fn();
  const ask = async (method: string, headers: Record<string, string> = {}) => {
    const request = new Request('http://localhost/api/x', { method, headers });
    Object.defineProperty(request, 'body', { get: looked });
    return (await app.fetch(request)).status;
  };
  expect(await ask('GET')).toBe(200);
  expect(await ask('POST', { 'content-length': '20' })).toBe(200);
  expect(looked).not.toHaveBeenCalled();
  await ask('POST', { 'transfer-encoding': 'chunked' });
  expect(looked).toHaveBeenCalled();
});
