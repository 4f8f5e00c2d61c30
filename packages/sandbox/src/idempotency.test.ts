import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { openSandbox } from './open-sandbox.ts';
import { type Served, serve } from './serve.ts';
import { sqliteStore } from './store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-keys-'));
const data = join(folder, 'sandbox.sqlite');
let served: Served;
const cookies: Record<string, string> = {};

const signIn = async (login: string) => {
  const body = JSON.stringify({ login, password: 'Decola@2026' });
  const answer = await fetch(`${served.url}/api/login`, { method: 'POST', body });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

type Sent = { key?: string; body?: unknown; who?: string };

/** A write over HTTP: status, the JSON of the answer, and whether it was given again. */
const send = async (line: string, { key, body, who = 'ana' }: Sent = {}) => {
  const [method = '', path = ''] = line.split(' ');
  const answer = await fetch(`${served.url}${path.startsWith('/') ? path : `/api/decola/${path}`}`, {
    method,
    headers: { cookie: cookies[who] ?? '', ...(key !== undefined && { 'idempotency-key': key }) },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const isAgain = answer.headers.get('idempotent-replayed') === 'true';
  return { status: answer.status, json: await answer.json(), isAgain };
};

const notes = 'courses/18/contents/1801/notes';
const noteCount = (userId = 1) => served.sandbox.store.count('notes', { userId, contentId: 1801 });

beforeAll(async () => {
  served = await serve({ port: 0, data });
  cookies.ana = await signIn('ana.souza@decola.com.br');
  cookies.helena = await signIn('helena.martins@decola.com.br');
});
afterEach(() => served.sandbox.setFaults({}));
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a write that is sent again with its key', () => {
  test('gets the first answer and changes nothing; without a key it is another write', async () => {
    const body = { text: 'Rever o exemplo.' };
    const before = noteCount();
    const first = await send(`POST ${notes}`, { key: 'nota-1', body });
    const second = await send(`POST ${notes}`, { key: 'nota-1', body });
    expect(first).toMatchObject({ status: 200, isAgain: false, json: { data: { note: body } } });
    expect(second).toEqual({ ...first, isAgain: true });
    expect(noteCount()).toBe(before + 1);
    expect((await send(`POST ${notes}`, { body })).json.data.note.id).not.toBe(first.json.data.note.id);
    expect(noteCount()).toBe(before + 2);
  });

  test('counts once although the first answer was lost on the way', async () => {
    const lesson = 'courses/18/contents/1801';
    await send(`POST ${lesson}/initialize`);
    served.sandbox.setFaults({ saveCourseContentProgress: 'lost' });
    const tick = { key: 'tick-1', body: { speedRate: 1 } };
    await expect(send(`POST ${lesson}/progress`, tick)).rejects.toThrow();
    await expect(send(`POST ${lesson}/progress`, tick)).rejects.toThrow();
    served.sandbox.setFaults({});
    expect((await send(`POST ${lesson}/progress`, tick)).json).toEqual({ data: { progress: 33 } });
    expect((await send(`POST ${lesson}/progress`, { ...tick, key: 'tick-2' })).json).toEqual({
      data: { progress: 66 },
    });
  });

  test('gets the first answer after a restart of the server', async () => {
    const once = { key: 'antes', body: { text: 'Antes do reinício.' } };
    const first = await send(`POST ${notes}`, once);
    const count = noteCount();
    await served.close();
    served = await serve({ port: 0, data });
    expect(await send(`POST ${notes}`, once)).toEqual({ ...first, isAgain: true });
    expect(noteCount()).toBe(count);
  });

  test('is done once when it arrives ten times at once', async () => {
    const { store } = served.sandbox;
    const [stock = 0, coins = 0] = [store.get('products', 1)?.stock, store.get('people', 1)?.decoins];
    const order = { key: 'pedido-1', body: { products: [{ id: 1, quantity: 1 }] } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('POST order', order)));
    const [{ status, json } = { status: 0, json: {} }] = answers;
    expect(status).toBe(200);
    expect(answers.map((answer) => answer.json)).toEqual(answers.map(() => json));
    expect(answers.filter(({ isAgain }) => !isAgain)).toHaveLength(1);
    expect(store.get('products', 1)?.stock).toBe(stock - 1);
    expect(store.get('people', 1)?.decoins).toBe(coins - json.data.order.grossValue);
  });

  test('gets a refusal again', async () => {
    const order = { key: 'pedido-2', body: { products: [{ id: 6, quantity: 1 }] } };
    const first = await send('POST order', order);
    expect([first.status, first.json.code]).toEqual([409, 'OUT_OF_STOCK']);
    served.sandbox.store.patch('products', 6, { stock: 5 });
    expect(await send('POST order', order)).toEqual({ ...first, isAgain: true });
    expect((await send('POST order', { ...order, key: 'pedido-3' })).status).not.toBe(409);
  });

  test('is tried anew when the server had failed', async () => {
    const once = { key: 'falha', body: { text: 'Depois da falha.' } };
    served.sandbox.setFaults({ createCourseContentNote: 'failing' });
    expect((await send(`POST ${notes}`, once)).status).toBe(500);
    served.sandbox.setFaults({});
    expect(await send(`POST ${notes}`, once)).toMatchObject({ status: 200, isAgain: false });
  });

  test('is tried anew when the connection broke while it was sent', async () => {
    const body = { text: 'Uma nota que chega pela metade.' };
    const text = JSON.stringify(body);
    const count = noteCount();
    await new Promise((broken) => {
      const half = request(`${served.url}/api/decola/${notes}`, {
        method: 'POST',
        headers: { cookie: cookies.ana, 'idempotency-key': 'metade', 'content-length': text.length },
      });
      half.once('error', broken);
      half.write(text.slice(0, 10), () => half.destroy(new Error('broken')));
    });
    const whole = await send(`POST ${notes}`, { key: 'metade', body });
    expect(whole).toMatchObject({ status: 200, isAgain: false });
    expect(noteCount()).toBe(count + 1);
  });

  test('is known by the file it uploads, not by the lines that a browser draws between the fields', async () => {
    const form = (byte: number) => {
      const body = new FormData();
      body.append(
        'file',
        new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, byte])], 'eu.png', {
          type: 'image/png',
        }),
      );
      return body;
    };
    const first = await send('POST upload/image', { key: 'foto', body: form(1) });
    expect(first.json.data.path).toMatch(/^\/files\/uploads\/[0-9a-f]{32}\.png$/);
    const again = await send('POST upload/image', { key: 'foto', body: form(1) });
    expect(again).toEqual({ ...first, isAgain: true });
    expect((await send('POST upload/image', { key: 'foto', body: form(2) })).status).toBe(422);
  });
});

describe('the same key', () => {
  test('with another body or at another content is refused in the envelope of the contract', async () => {
    await send(`POST ${notes}`, { key: 'outra', body: { text: 'Primeira.' } });
    const count = noteCount();
    const refusal = {
      status: 422,
      isAgain: false,
      json: {
        code: 'VALIDATION_ERROR',
        message: 'Esta chave já foi usada com outros dados.',
        errors: [
          {
            code: 'VALIDATION_ERROR',
            message: 'Esta chave já foi usada com outros dados.',
            field: 'Idempotency-Key',
          },
        ],
      },
    };
    expect(await send(`POST ${notes}`, { key: 'outra', body: { text: 'Segunda.' } })).toEqual(refusal);
    expect(
      await send('POST courses/18/contents/1802/notes', { key: 'outra', body: { text: 'Primeira.' } }),
    ).toEqual(refusal);
    expect(noteCount()).toBe(count);
  });

  test('of another person, or for another operation, is another write', async () => {
    const body = { text: 'De cada uma.' };
    const ana = await send(`POST ${notes}`, { key: 'comum', body });
    const helena = await send(`POST ${notes}`, { key: 'comum', body, who: 'helena' });
    expect(helena).toMatchObject({ status: 200, isAgain: false });
    expect(helena.json.data.note.id).not.toBe(ana.json.data.note.id);
    const favorite = await send('POST favorite/training/44', { key: 'comum' });
    expect(favorite).toMatchObject({ status: 200, isAgain: false });
  });

  test('says nothing of a person to who is not signed in', async () => {
    await send(`POST ${notes}`, { key: 'minha', body: { text: 'Minha.' } });
    const stranger = await send(`POST ${notes}`, { key: 'minha', body: { text: 'Minha.' }, who: 'nobody' });
    expect([stranger.status, stranger.json.code]).toEqual([403, 'ACCESS_SESSION_EXPIRED']);
  });
});

test('a key that is empty, long or has spaces is refused', async () => {
  for (const key of ['', 'a'.repeat(256), 'duas palavras']) {
    const { status, json } = await send(`POST ${notes}`, { key, body: { text: 'Nota' } });
    expect([status, json.message]).toEqual([422, 'Envie uma chave de 1 a 255 caracteres, sem espaços.']);
  }
  expect((await send(`POST ${notes}`, { key: 'a'.repeat(255), body: { text: 'Nota' } })).status).toBe(200);
});

test('signing out is never given again', async () => {
  cookies.leaving = await signIn('helena.martins@decola.com.br');
  expect((await send('POST logout', { key: 'sair', who: 'leaving' })).status).toBe(200);
  cookies.leaving = await signIn('helena.martins@decola.com.br');
  expect(await send('POST logout', { key: 'sair', who: 'leaving' })).toMatchObject({
    status: 200,
    isAgain: false,
  });
  expect((await send('POST logout', { key: 'sair', who: 'leaving' })).status).toBe(403);
});

test('writes with and without a key pass each other and all stay', async () => {
  const change = { password: 'Decola@2026', confirmation: 'Decola@2026' };
  const count = noteCount();
  const answers = await Promise.all([
    send('POST /api/user/change/password', { key: 'senha', body: change }),
    ...Array.from({ length: 5 }, (_, at) => send(`POST ${notes}`, { body: { text: `Sem chave ${at}` } })),
    ...Array.from({ length: 5 }, (_, at) =>
      send(`POST ${notes}`, { key: `com-${at}`, body: { text: `Com chave ${at}` } }),
    ),
    signIn('helena.martins@decola.com.br'),
  ]);
  expect(answers.slice(0, -1).map((answer) => (answer as { status: number }).status)).toEqual(
    Array(11).fill(200),
  );
  await served.close();
  served = await serve({ port: 0, data });
  expect(noteCount()).toBe(count + 10);
});

describe('what is kept', () => {
  const note = (text: string, key: string) =>
    new Request(`http://sandbox.test/api/decola/${notes}`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ text }),
    });

  test('is kept for a day of the clock of the sandbox', async () => {
    const clock = fixedClock();
    const { answer, store } = openSandbox({ clock });
    await answer(note('Uma nota', 'a'));
    clock.advance(24 * 3600 - 1);
    expect((await answer(note('Uma nota', 'a'))).headers.get('idempotent-replayed')).toBe('true');
    clock.advance(1);
    expect((await answer(note('Outra nota', 'a'))).status).toBe(200);
    await answer(note('Mais uma', 'b'));
    clock.advance(24 * 3600);
    await answer(note('Mais uma', 'c'));
    expect(store.list('keptAnswers').map(({ key }) => key)).toEqual(['c']);
  });

  test('is at most a thousand answers for each person, the newest', async () => {
    const store = sqliteStore(':memory:');
    const { answer } = openSandbox({ store });
    const kept = { operation: 'POST /', status: 200, body: '{}', fingerprint: '' };
    const answeredAt = '2026-03-02T15:00:00.000Z';
    for (const userId of [1, 2])
      for (let at = 0; at < 1000; at++)
        store.insert('keptAnswers', { ...kept, userId, key: String(at), answeredAt });
    await answer(note('Uma nota', 'a'));
    expect([store.count('keptAnswers', { userId: 1 }), store.count('keptAnswers', { userId: 2 })]).toEqual([
      1000, 1000,
    ]);
    expect(store.find('keptAnswers', { userId: 1 })?.key).toBe('1');
    expect(store.count('keptAnswers', { userId: 1, key: 'a' })).toBe(1);
    store.close();
  });

  test('is kept together with what the write changed, or neither is', () => {
    const file = join(folder, 'killed.sqlite');
    const script = join(import.meta.dirname, 'idempotency.killed.ts');
    expect(spawnSync(process.execPath, [script, file]).signal).toBe('SIGKILL');
    const store = sqliteStore(file);
    expect(store.count('people')).toBe(40);
    expect(store.count('notes', { userId: 1, contentId: 1801 })).toBe(0);
    expect(store.count('keptAnswers')).toBe(0);
    store.close();
  });
});
