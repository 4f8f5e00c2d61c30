import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Served, type ServeOptions, serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-serve-'));
const app = join(folder, 'app');
mkdirSync(join(app, 'assets'), { recursive: true });
writeFileSync(join(app, 'index.html'), '<!doctype html><title>App</title>');
writeFileSync(join(app, 'assets/main-a1B2c3D4.js'), `console.log('${'a'.repeat(3000)}')`);

const running: Served[] = [];
const start = async (options: ServeOptions = {}) => {
  const served = await serve({ port: 0, data: join(folder, 'data.sqlite'), app, ...options });
  running.push(served);
  return served;
};
afterEach(async () => {
  for (const served of running.splice(0)) await served.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signIn = async ({ url }: Served) => {
  const body = JSON.stringify({ login: 'ana.souza@decola.com.br', password: 'Decola@2026' });
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body });
  return { cookie: answer.headers.get('set-cookie') ?? '' };
};

test('a session lives in a cookie that scripts cannot read, and survives a restart', async () => {
  const first = await start({ fresh: true });
  const headers = await signIn(first);
  expect(headers.cookie).toMatch(/^decola_session=\w{64}; Path=\/; HttpOnly; SameSite=Lax/);
  await fetch(`${first.url}/api/decola/enroll/60`, { method: 'POST', headers });
  await first.close();
  running.splice(0);
  const second = await start();
  expect(await (await fetch(`${second.url}/api/decola/enroll/60`, { headers })).json()).toEqual({
    data: { enrolled: true, finished: false },
  });
  expect((await fetch(`${second.url}/api/decola/enroll/60`)).status).toBe(403);
});

test('takes the next free port when the one it was asked for is in use', async () => {
  const first = await start({ data: ':memory:' });
  const second = await start({ data: ':memory:', port: first.port });
  expect(second.port).toBeGreaterThan(first.port);
});

test('every path of the app is the app; its assets are compressed and kept for ever', async () => {
  const { url } = await start({ data: ':memory:' });
  const page = await fetch(`${url}/student/dashboard?page=2`);
  expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
    200,
    'no-cache',
    '<!doctype html><title>App</title>',
  ]);
  const asset = await fetch(`${url}/student/assets/main-a1B2c3D4.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect((await asset.text()).length).toBe(3015);
  expect((await fetch(`${url}/student/assets/gone.js`)).status).toBe(404);
  const etag = page.headers.get('etag') ?? '';
  expect((await fetch(`${url}/student/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('films are served by the range, and nothing outside the folder is', async () => {
  const { url } = await start({ data: ':memory:' });
  const part = await fetch(`${url}/files/media/aula.mp4`, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
  expect(part.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect((await fetch(`${url}/files/media/aula.mp4`, { headers: { range: 'bytes=99999999-' } })).status).toBe(
    416,
  );
  expect((await fetch(`${url}/files/..%2f..%2fpackage.json`)).status).toBe(404);
});

test('faults are switched while it runs, and a dropped connection really breaks', async () => {
  const { url } = await start({ data: ':memory:' });
  const put = (faults: object) =>
    fetch(`${url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(faults) });
  await put({ getConfiguration: 'dropped' });
  await expect(fetch(`${url}/api/decola/configuration`)).rejects.toThrow();
  await put({ '*': 'failingSilently' });
  expect((await fetch(`${url}/api/decola/configuration`)).status).toBe(500);
  expect((await put({ '*': 'nonsense' })).status).toBe(422);
  await put({});
  expect((await fetch(`${url}/api/decola/configuration`)).status).toBe(200);
});

test('the sandbox page shows the mail of a recovery with its link', async () => {
  const { url } = await start({ data: ':memory:' });
  await fetch(`${url}/api/passwordRecovery/by/email`, {
    method: 'POST',
    body: '{"email":"ana.souza@decola.com.br"}',
  });
  expect(await (await fetch(`${url}/sandbox`)).text()).toMatch(
    /href="http:\/\/localhost:\d+\/student\/home\/reset-password\/email\/\w{32}"/,
  );
});

test('a doubt answered on the sandbox page and a released course arrive in the bell', async () => {
  const served = await start({ data: ':memory:' });
  const { store } = served.sandbox;
  const doubt = store.list('doubts', { response: null }).find(({ userId }) => userId === 1);
  const newest = () => store.list('notifications', { userId: 1 }).at(-1);
  await fetch(`${served.url}/sandbox/doubts/${doubt?.id}`, {
    method: 'POST',
    body: new URLSearchParams({ response: 'Sim.' }),
  });
  expect(newest()).toMatchObject({ type: 'DOUBT_RESPONSE', isRead: false, contentId: doubt?.contentId });
  expect(store.get('doubts', doubt?.id ?? 0)?.response).toBe('Sim.');
  await fetch(`${served.url}/sandbox/releases/20`, { method: 'PUT' });
  expect(newest()).toMatchObject({ type: 'NEW_TRAINING_RESPONSE', courseId: 20 });
});

test('the brand that an address asks for goes along from the root', async () => {
  const { url } = await start();
  for (const [asked, given] of [
    ['/?tenant=gtop', '/student/?tenant=gtop'],
    ['/student?tenant=circulo', '/student/?tenant=circulo'],
  ]) {
    const answer = await fetch(url + asked, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(given);
  }
});

test('a name that no file can have is a page of the app', async () => {
  const { url } = await start();
  expect((await fetch(`${url}/student/course/%00`)).status).toBe(200);
});

test('the page of the sandbox begins with the faults, before the many doubts', async () => {
  const served = await start({ fresh: true });
  const page = await (await fetch(`${served.url}/sandbox`)).text();
  const titles = [...page.matchAll(/<h1>([^<]+)/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'Falhas ligadas',
    'Mensagens enviadas',
    'Códigos de presença',
    'Dúvidas sem resposta',
  ]);
});
