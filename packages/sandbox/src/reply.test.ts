import * as api from '@student/api-client';
import { describe, expect, test, vi } from 'vitest';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { responseOf } from './outcome.ts';
import { done, type Route, reply, replyAfter } from './reply.ts';
import { memoryStore } from './store/memory.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { openConversation } from './testing.ts';

const bell = { title: 'Ideia', description: 'Legendas em todos os vídeos.' };

/** Asks a route that no table knows. */
const ask = async ({ world }: Sandbox, route: Omit<Route, 'name'>, body: unknown = bell, key?: string) => {
  const request = new Request('http://sandbox.test/api/decola/suggestion', {
    method: 'POST',
    body: body instanceof Uint8Array ? body.slice() : JSON.stringify(body),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  const response = responseOf(await route.answer(world, request, {}));
  return { status: response.status, json: await response.json() };
};

describe('a handler', () => {
  test('that waits does not compile, whatever it waits for', () => {
    const waits = async () => done;
    const answersLate = async () => new Response();
    const writes = async ({ store }: { store: Store }) => store.remove('people', 1);
    // @ts-expect-error -- a promise is no answer
    reply(api.sendSuggestion, waits);
    // @ts-expect-error -- nor is one of a response
    reply(api.sendSuggestion, answersLate);
    // @ts-expect-error -- nor when something was prepared
    replyAfter(api.sendSuggestion, waits, waits);
    // @ts-expect-error -- what prepares an answer writes nothing
    replyAfter(api.sendSuggestion, writes, () => done);
    expect(replyAfter(api.sendSuggestion, waits, () => done).endpoint).toBe(api.sendSuggestion);
  });

  test('gets what was sent as the schema of its endpoint reads it', async () => {
    const handler = vi.fn((_body: unknown) => done);
    const sandbox = openSandbox();
    const route = reply(api.sendSuggestion, ({ body }) => handler(body));
    for (const body of [{}, { ...bell, title: 5 }, { ...bell, extra: 1 }, [], null, 'text'])
      expect((await ask(sandbox, route, body)).json.code).toBe('VALIDATION_ERROR');
    // JSON throughout, but for one byte that stands for no sign.
    const broken = new TextEncoder()
      .encode(JSON.stringify(bell))
      .map((byte) => (byte === 0x49 ? 0xff : byte));
    expect(await ask(sandbox, route, broken)).toMatchObject({ status: 422 });
    expect(handler).not.toHaveBeenCalled();
    expect((await ask(sandbox, route)).status).toBe(200);
    expect(handler).toHaveBeenCalledWith(bell);
  });

  test('is not asked when more arrives than anybody writes', async () => {
    const handler = vi.fn(() => done);
    const long = { ...bell, title: 'a'.repeat(1_100_000) };
    expect((await ask(openSandbox(), reply(api.sendSuggestion, handler), long)).status).toBe(422);
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['memory', memoryStore],
    ['SQLite', () => sqliteStore(':memory:')],
  ])('that fails half-way leaves nothing of what it wrote, with a key or without (%s)', async (_, open) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const sandbox = openSandbox({ store: open() });
    const route = reply(api.sendSuggestion, ({ store, me, now, body }) => {
      store.insert('suggestions', { ...body, userId: me.id, createdAt: now });
      throw new Error('half-way');
    });
    const before = sandbox.store.count('suggestions');
    expect((await ask(sandbox, route)).json.code).toBe('UNEXPECTED_ERROR');
    expect((await ask(sandbox, route, bell, 'a')).json.code).toBe('UNEXPECTED_ERROR');
    expect(sandbox.store.count('suggestions')).toBe(before);
    expect(error).toHaveBeenCalledTimes(2);
    error.mockRestore();
    sandbox.store.close();
  });
});

describe('of two requests at once', () => {
  test('both answers to a questionnaire are kept', async () => {
    const { call, store } = openConversation({ store: sqliteStore(':memory:') });
    const contentId = store.find('questions', { type: 'DESCRIPTIVE' })?.contentId ?? 0;
    const { courseId } = store.get('contents', contentId) ?? {};
    const at = `/api/decola/courses/${courseId}/contents/${contentId}`;
    store.patch('contents', contentId, { isBlocked: false, isReleased: true });
    const { data } = await call(`POST ${at}/questionnaires`);
    const pages = store.list('questions', { contentId, type: 'DESCRIPTIVE' });
    const others = store.list('questions', { contentId, type: 'ALTERNATIVE' }).slice(0, 1);
    const answers = await Promise.all([
      ...pages.map(({ position }) =>
        call(`POST ${at}/questionnaires/${data.questionnaire.id}/pages/${position}/descriptive`, {
          answer: 'Porque sim.',
        }),
      ),
      ...others.map(({ position, alternatives }) =>
        call(
          `POST ${at}/questionnaires/${data.questionnaire.id}/pages/${position}/alternatives/${alternatives[0]?.id}`,
        ),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(store.get('attempts', data.questionnaire.id)?.answers).toHaveLength(answers.length);
    expect(answers.length).toBeGreaterThan(1);
  });

  test('with one recovery token one sets the password, the other is refused', async () => {
    const { call, store } = openConversation({ session: 'nobody' });
    const token = 'uma-vez';
    const expiresAt = '2027-01-01T00:00:00.000Z';
    store.insert('tokens', { token, kind: 'recovery', userId: 1, expiresAt, usedAt: null });
    const send = (password: string) =>
      call('POST /api/resetPassword/by/email', { token, password, confirmation: password }, token);
    const answers = await Promise.all([send('Decolar@2027'), send('Pousar@2028')]);
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'INVALID_TOKEN']);
  });

  test('one registers, the other is told that somebody has (409)', async () => {
    const { call } = openConversation({ session: 'nobody' });
    const user = {
      name: 'Sofia Nascimento',
      birthDate: '1999-05-20',
      document: '11144477735',
      isForeigner: false,
      email: 'sofia.nascimento@exemplo.com.br',
      password: 'Decolar@2027',
      passwordConfirmation: 'Decolar@2027',
    };
    const send = () => call('POST /api/register', { user });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status, code }) => [status, code]).sort()).toEqual([
      [200, undefined],
      [409, 'ALREADY_REGISTERED'],
    ]);
  });
});

test.each([
  ['memory', memoryStore],
  ['SQLite', () => sqliteStore(':memory:')],
])('what breaks a unique key is answered with 409, in the words of the contract (%s)', async (_, open) => {
  const sandbox = openSandbox({ store: open() });
  const again = reply(api.sendSuggestion, ({ store }) => {
    const { id: __, ...copy } = store.list('people')[1] ?? Object.assign({}, store.list('people')[0]);
    store.insert('people', copy);
    return done;
  });
  const other = reply(api.sendSuggestion, ({ store, me, now }) => {
    for (const _ of [1, 2]) store.insert('favorites', { userId: me.id, courseId: 1, createdAt: now });
    return done;
  });
  expect(await ask(sandbox, again)).toMatchObject({ status: 409, json: { code: 'ALREADY_REGISTERED' } });
  expect(await ask(sandbox, other)).toMatchObject({ status: 409, json: { code: 'VALIDATION_ERROR' } });
  sandbox.store.close();
});
