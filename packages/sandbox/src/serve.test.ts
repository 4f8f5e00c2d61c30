import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandRoom } from '@student/themes/about-brand.ts';
import { factsOf } from '@student/themes/brands.ts';
import {
  documentWith,
  drawerFile,
  screenRoom,
  screensInDocument,
  sheetInDocument,
  sheetRoom,
} from '@student/themes/document.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
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

test('a session lives in a cookie that scripts cannot read, nor who reads the file, and survives a restart', async () => {
  const first = await start({ fresh: true });
  const headers = await signIn(first);
  expect(headers.cookie).toMatch(/^decola_session=\w{64}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
  await fetch(`${first.url}/api/decola/enroll/60`, { method: 'POST', headers });
  await first.close();
  running.splice(0);
  const [token = ''] = /\w{64}/.exec(headers.cookie) ?? [];
  expect(readFileSync(join(folder, 'data.sqlite'), 'latin1').includes(token)).toBe(false);
  const second = await start();
  expect(await (await fetch(`${second.url}/api/decola/enroll/60`, { headers })).json()).toEqual({
    data: { enrolled: true, finished: false },
  });
  expect((await fetch(`${second.url}/api/decola/enroll/60`)).status).toBe(403);
});

test('a scenario begins with fresh data, and what it begins with stays', async () => {
  const data = join(folder, 'scenario.sqlite');
  const first = await start({ data });
  const headers = await signIn(first);
  await fetch(`${first.url}/api/decola/enroll/60`, { method: 'POST', headers });
  const enrolled = ({ sandbox }: Served) => sandbox.store.find('enrolments', { userId: 1, courseId: 60 });
  expect(enrolled(first)).toBeDefined();
  await first.close();
  const second = await start({ data, scenario: 'daily-limit' });
  expect(enrolled(second)).toBeUndefined();
  const coins = second.sandbox.store.get('people', 1)?.decoins;
  await second.close();
  running.splice(0);
  const third = await start({ data });
  expect(third.sandbox.store.get('people', 1)?.decoins).toBe(coins);
});

test('passwords are kept at the cost that OWASP recommends, those of the seed and new ones', async () => {
  const served = await start({ data: ':memory:' });
  const headers = await signIn(served);
  const kept = () => served.sandbox.store.find('credentials', { userId: 1 })?.hash ?? '';
  const seeded = kept();
  const body = JSON.stringify({ password: 'Nuvem#4821', confirmation: 'Nuvem#4821' });
  const answer = await fetch(`${served.url}/api/user/change/password`, { method: 'POST', headers, body });
  expect([answer.status, kept() === seeded]).toEqual([200, false]);
  for (const hash of [seeded, kept()]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only this machine reaches what nobody asked to open to others', async () => {
  const { port } = await start({ data: ':memory:' });
  const reached = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port, timeout: 5000 });
      const end = (isOpen: boolean) => () => {
        socket.destroy();
        resolve(isOpen);
      };
      socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
    });
  // Another address of the same machine, which only who listens on all of them answers.
  expect([await reached('127.0.0.1'), await reached('127.0.0.2')]).toEqual([true, false]);
});

test('takes the next free port when the one it was asked for is in use', async () => {
  const first = await start({ data: ':memory:' });
  const second = await start({ data: ':memory:', port: first.port });
  expect(second.port).toBeGreaterThan(first.port);
});

test('a start that finds no address to answer at lets go of its file', async () => {
  await expect(start({ host: '203.0.113.1' })).rejects.toThrow('EADDRNOTAVAIL');
  const { url } = await start();
  expect((await fetch(`${url}/api/decola/configuration`)).status).toBe(200);
});

test('every path of the app is the app; its assets are kept for ever', async () => {
  const { url } = await start({ data: ':memory:' });
  const page = await fetch(`${url}/student/dashboard?page=2`);
  expect([page.status, page.headers.get('cache-control'), await page.text()]).toEqual([
    200,
    'no-cache',
    '<!doctype html><title>App</title>',
  ]);
  const asset = await fetch(`${url}/student/assets/main-a1B2c3D4.js`);
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect((await asset.text()).length).toBe(3015);
  // Longer than clients keep a quiet connection: none of them asks on one that is just being closed.
  expect(page.headers.get('keep-alive')).toBe('timeout=75');
  expect((await fetch(`${url}/student/assets/gone.js`)).status).toBe(404);
  const etag = page.headers.get('etag') ?? '';
  expect((await fetch(`${url}/student/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('the films of the seed are served by the range', async () => {
  const { url } = await start({ data: ':memory:' });
  const part = await fetch(`${url}/files/media/aula.mp4`, { headers: { range: 'bytes=100-199' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
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

test('the sandbox page shows the mail of a recovery with its link, to the address of the sandbox, however it was asked', async () => {
  const { url, port } = await start({ data: ':memory:' });
  await fetch(`http://127.0.0.1:${port}/api/passwordRecovery/by/email`, {
    method: 'POST',
    body: '{"email":"ana.souza@decola.com.br"}',
  });
  const page = await (await fetch(`${url}/sandbox`)).text();
  const [, link = ''] = /href="(.*\/home\/reset-password\/email\/\w{32})"/.exec(page) ?? [];
  expect(link.startsWith(`${url}/student/home/`)).toBe(true);
});

test('a doubt answered on the sandbox page and a released course arrive in the bell', async () => {
  const served = await start({ data: ':memory:' });
  const { store } = served.sandbox;
  const doubt = store.list('doubts', { response: null }).find(({ userId }) => userId === 1);
  const newest = () => store.list('notifications', { userId: 1 }).at(-1);
  await fetch(`${served.url}/sandbox/doubts/${doubt?.id}`, {
    method: 'POST',
    body: new URLSearchParams({ response: 'Sim, se <b> & \uFDD0owner\uFDD1.' }),
  });
  expect(newest()).toMatchObject({
    type: 'DOUBT_RESPONSE',
    isRead: false,
    contentId: doubt?.contentId,
    description: '<p>Sim, se &lt;b> &amp; \uFFFDowner\uFFFD.</p>',
  });
  expect(store.get('doubts', doubt?.id ?? 0)?.response).toBe('Sim, se <b> & \uFFFDowner\uFFFD.');
  await fetch(`${served.url}/sandbox/releases/20`, { method: 'PUT' });
  expect(newest()).toMatchObject({ type: 'NEW_TRAINING_RESPONSE', courseId: 20 });
  const { releaseStartDate, releaseEndDate } = store.get('courses', 20) ?? {};
  expect(Date.parse(releaseEndDate ?? '') - Date.parse(releaseStartDate ?? '')).toBe(15 * 86_400_000);
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

test('the page of the sandbox has one title and begins with the mails, before the many doubts', async () => {
  const served = await start({ fresh: true });
  const page = await (await fetch(`${served.url}/sandbox`)).text();
  const titles = [...page.matchAll(/<h[12]>([^<]+)/g)].map(([, title]) => title);
  expect(page.match(/<h1>/g)).toHaveLength(1);
  expect(titles).toEqual([
    'Sandbox',
    'Mensagens enviadas',
    'Falhas ligadas',
    'Códigos de presença',
    'Dúvidas sem resposta',
  ]);
});

describe('brands that were delivered', () => {
  const brands = join(folder, 'brands');
  const picture = { src: 'acme/logo.svg', width: 100, height: 40 };
  /** Puts a brand there as `build:theme` does, with `change` made to its record. */
  const deliver = (name: string, change: object = {}) => {
    const { tenant, footer } = factsOf('gtop');
    mkdirSync(join(brands, name), { recursive: true });
    for (const file of ['a.0123456789.css', 'logo.svg', 'social.png'])
      writeFileSync(join(brands, name, file), file);
    const own = { ...picture, src: `${name}/logo.svg` };
    const record = {
      format: 1,
      tenant: { ...tenant, name, title: `A "${name}" & Cia`, hosts: [`${name}.com.br`] },
      footer,
      css: `${name}/a.0123456789.css`,
      fonts: [],
      pictures: { favicon: own, hero: own, logo: own, 'logo-inverted': own },
      social: `${name}/social.png`,
      ...change,
    };
    writeFileSync(join(brands, name, 'brand.json'), JSON.stringify(record));
  };
  const listOf = async (url: string): Promise<string[]> => {
    const text = await (await fetch(`${url}/student/brands/list.js`)).text();
    const list: { name: string }[] = JSON.parse(text.replace(/^.*?=|;\s*$/g, ''));
    return list.map(({ name }) => name);
  };
  afterEach(() => rmSync(brands, { recursive: true, force: true }));

  test('one that comes while the server runs is in the list of the next page', async () => {
    const { url } = await start({ data: ':memory:', brands });
    expect(await listOf(url)).toEqual([]);
    deliver('acme');
    expect(await listOf(url)).toEqual(['acme']);
    const css = await fetch(`${url}/student/brands/acme/a.0123456789.css`);
    expect([css.status, css.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const drawing = await fetch(`${url}/student/brands/acme/logo.svg`);
    expect(drawing.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(css.headers.has('content-security-policy')).toBe(false);
    expect((await fetch(`${url}/student/brands/acme/..%2f..%2fdata.sqlite`)).status).toBe(404);
  });

  test('pictures of data are drawn as its folder says; as the first brand where it says nothing, or nothing that can be drawn', async () => {
    deliver('acme');
    const { url } = await start({ data: ':memory:', brands });
    const drawnFor = async (name: string) =>
      (await fetch(`${url}/files/brands/${name}/courses/1.svg`)).text();
    const first = await drawnFor('decola');
    const palette = {
      brand: '#0a7d5b',
      accent: '#c2185b',
      deep: '#101820',
      paper: '#fbfaf7',
      hues: ['#3366cc'],
    };
    const say = (art: object) => writeFileSync(join(brands, 'acme/art.json'), JSON.stringify(art));
    expect(await drawnFor('acme')).toBe(first);
    say({ family: 'tiles', palette });
    expect(await drawnFor('acme')).not.toBe(first);
    say({ family: 'tiles', palette: { ...palette, brand: '"><script>' } });
    expect(await drawnFor('acme')).toBe(first);
  });

  test('a stranger learns names and hosts from the list, and the rest of the one brand that is shown', async () => {
    for (const name of ['acme', 'bela']) deliver(name);
    const { url } = await start({ data: ':memory:', brands });
    const textOf = async (address: string) => (await fetch(`${url}/student/brands/${address}`)).text();
    expect(await textOf('list.js')).toBe(
      `window.deliveredBrands=${JSON.stringify([
        { name: 'acme', hosts: ['acme.com.br'] },
        { name: 'bela', hosts: ['bela.com.br'] },
      ])};\n`,
    );
    const one = await textOf('acme/brand.js');
    expect(one).toMatch(/^window\.deliveredBrand=\{.*"supportEmail"/);
    expect(one).not.toContain('bela');
    expect((await fetch(`${url}/student/brands/cena/brand.js`)).status).toBe(404);
  });

  test('one that is broken is told once and left out; the others and the app stay', async () => {
    const heard: string[] = [];
    const { url } = await start({ data: ':memory:', brands, tell: (sentence) => heard.push(sentence) });
    deliver('acme');
    deliver('alheia', { tenant: { ...factsOf('gtop').tenant, name: 'alheia' } });
    deliver('decola');
    deliver('futura', { format: 2 });
    deliver('vazia', { css: 'vazia/nada.css' });
    mkdirSync(join(brands, 'quebrada'));
    writeFileSync(join(brands, 'quebrada/brand.json'), '{');
    expect(await listOf(url)).toEqual(['acme']);
    expect(await listOf(url)).toEqual(['acme']);
    expect(heard.filter((sentence) => sentence.includes(brands))).toEqual([
      expect.stringContaining('alheia is not shown: it claims the host gtop.com.br, which is that of gtop.'),
      expect.stringContaining('decola is not shown: it has the name of one of the app’s own brands'),
      expect.stringContaining('futura is not shown: it brand.json was not written by this version: format'),
      expect.stringContaining('quebrada is not shown: it brand.json is not JSON'),
      expect.stringContaining('vazia is not shown: it names vazia/nada.css, which is not there.'),
    ]);
    expect((await fetch(`${url}/student/home`)).status).toBe(200);
  });

  test('a document says whose it is to those who run no script, by host and by what was asked for', async () => {
    const marked = join(folder, 'marked');
    mkdirSync(marked, { recursive: true });
    writeFileSync(
      join(marked, 'index.html'),
      '<title>T</title>\n<meta name="description" content="x" />\n<!-- brand -->',
    );
    deliver('acme');
    const { url, port } = await start({ data: ':memory:', brands, app: marked });
    const byName = await (await fetch(`${url}/student/home?tenant=acme`)).text();
    expect(byName).toContain('<title>A &quot;acme&quot; &amp; Cia</title>');
    expect(byName).toContain('<meta property="og:site_name" content="A &quot;acme&quot; &amp; Cia" />');
    expect(byName).toContain(`<meta property="og:image" content="${url}/student/brands/acme/social.png" />`);
    expect(byName.match(/name="description"/g)).toHaveLength(1);
    const [, told = ''] = /<script type="application\/json" id="brand">([^<]*)<\/script>/.exec(byName) ?? [];
    expect(JSON.parse(told)).toMatchObject({
      format: 1,
      tenant: { name: 'acme' },
      css: 'acme/a.0123456789.css',
    });
    const byHost = await new Promise<string>((resolve, reject) => {
      const asked = get({ port, path: '/student/home', headers: { host: 'acme.com.br' } }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve(text));
      });
      asked.on('error', reject);
    });
    expect(byHost).toContain('content="http://acme.com.br/student/brands/acme/social.png"');
    expect(byHost).toContain('<link rel="canonical" href="http://acme.com.br/student/home" />');
    const token = await (await fetch(`${url}/student/home/reset-password/token/abc?tenant=acme`)).text();
    expect(token).toContain(`<link rel="canonical" href="${url}/student/home" />`);
    const course = await (await fetch(`${url}/student/course/1?tenant=acme&x=1`)).text();
    expect(course).toContain(`<link rel="canonical" href="${url}/student/course/1" />`);
  });

  test('a document that is of one brand for certain holds no other’s first screen, and an open one none of those behind the sign-in', async () => {
    const marked = join(folder, 'marked');
    mkdirSync(join(marked, '.vite'), { recursive: true });
    const screens = { home: '<h1>Gtop</h1>', course: '<p>Curso</p>' };
    const gtop = sheetInDocument('gtop', 'a{b:c}', '/') + screensInDocument('gtop', screens);
    writeFileSync(
      join(marked, 'index.html'),
      `${brandRoom}${documentWith(sheetRoom + screenRoom, gtop, '')}`,
    );
    deliver('acme');
    const { url } = await start({ data: ':memory:', brands, app: marked });
    const of = async (path: string) => (await fetch(url + path)).text();
    expect(await of('/student/course/1')).toContain('<p>Curso</p>');
    expect(await of('/student/home')).toContain('<h1>Gtop</h1>');
    expect(await of('/student/home')).not.toContain('<p>Curso</p>');
    expect(await of('/student/home?tenant=acme')).not.toContain('Gtop');
    // What draws them comes with the app's build.
    writeFileSync(
      join(marked, drawerFile),
      'export const firstScreens = ({ tenant }) => ({ home: tenant.name, course: tenant.slogan });',
    );
    const acme = await of('/student/course/1?tenant=acme');
    expect(acme).toContain('<template data-brand="acme" data-screen="home">acme</template>');
    expect(acme).toMatch(/<style data-brand="acme" media="not all">/);
    expect(await of('/student/home?tenant=acme')).not.toContain('data-screen="course"');
  });
});
