import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../serve.ts';
import { ask } from './asking.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-folders-'));
const code = `console.log('${'a'.repeat(3000)}')`;
const film = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);
let served: Served;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>App</title>${' '.repeat(2000)}`);
  for (const name of ['ahead-a1B2c3D4.js', 'bare-a1B2c3D4.js'])
    writeFileSync(join(folder, 'assets', name), code);
  writeFileSync(join(folder, 'assets/ahead-a1B2c3D4.js.br'), brotliCompressSync(code));
  writeFileSync(join(folder, 'assets/ahead-a1B2c3D4.js.gz'), gzipSync(code));
  writeFileSync(join(folder, 'film.mp4'), film);
  writeFileSync(join(folder, 'words.vtt'), 'WEBVTT');
  served = await serve({ port: 0, data: ':memory:', app: folder });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(served.port, `/student/${path}`, { headers });

describe('compression', () => {
  const ahead = 'assets/ahead-a1B2c3D4.js';
  const told = ({ headers }: Awaited<ReturnType<typeof get>>) => [
    headers['content-type'],
    headers['content-encoding'],
    headers.vary?.toLowerCase(),
    headers['cache-control'],
  ];
  const type = 'text/javascript; charset=utf-8';
  const forever = 'public, max-age=31536000, immutable';

  test.each([
    ['gzip, deflate, br', 'br', brotliCompressSync(code)],
    ['gzip', 'gzip', gzipSync(code)],
    ['br;q=0, gzip', 'gzip', gzipSync(code)],
    ['', undefined, Buffer.from(code)],
    ['identity', undefined, Buffer.from(code)],
  ])('accepting "%s" gives %s of what was compressed ahead', async (accepted, encoding, bytes) => {
    const answer = await get(ahead, { 'accept-encoding': accepted });
    expect(told(answer)).toEqual([type, encoding, 'accept-encoding', forever]);
    expect(answer.bytes).toEqual(bytes);
    expect(answer.headers['content-length']).toBe(String(bytes.length));
  });

  test('each form has a mark of its own, and is not sent again to who has it', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const marks = await Promise.all(
      forms.map(async (form) => (await get(ahead, { 'accept-encoding': form })).headers.etag ?? ''),
    );
    expect(new Set(marks).size).toBe(3);
    for (const [at, form] of forms.entries())
      for (const [of, mark] of marks.entries()) {
        const { status, bytes, headers } = await get(ahead, {
          'accept-encoding': form,
          'if-none-match': mark,
        });
        expect([form, of, status, bytes.length === 0]).toEqual([form, of, at === of ? 304 : 200, at === of]);
        expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
      }
  });

  test('what nobody compressed ahead is compressed on the way', async () => {
    const answer = await get('assets/bare-a1B2c3D4.js', { 'accept-encoding': 'gzip, br' });
    expect(told(answer)).toEqual([type, 'gzip', 'accept-encoding', forever]);
    expect(gunzipSync(answer.bytes).toString()).toBe(code);
    const again = { 'accept-encoding': 'gzip', 'if-none-match': answer.headers.etag ?? '' };
    expect((await get('assets/bare-a1B2c3D4.js', again)).status).toBe(304);
    const page = await get('dashboard', { 'accept-encoding': 'gzip' });
    expect(told(page)).toEqual(['text/html; charset=utf-8', 'gzip', 'accept-encoding', 'no-cache']);
    expect(gunzipSync(page.bytes).toString()).toContain('<title>App</title>');
  });

  test('a file that changes has another mark', async () => {
    const before = (await get('words.vtt')).headers;
    expect(before['content-type']).toBe('text/vtt; charset=utf-8');
    utimesSync(join(folder, 'words.vtt'), new Date(), new Date(2020, 1, 1));
    expect((await get('words.vtt')).headers.etag).not.toBe(before.etag);
  });
});

describe('a film', () => {
  const whole = [200, undefined, 1000] as const;

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 10],
    ['bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', 10],
    ['bytes=-5', 206, 'bytes 995-999/1000', 5],
    ['bytes=-5000', 206, 'bytes 0-999/1000', 1000],
    ['bytes=1000-', 416, 'bytes */1000', 0],
    ['bytes=-0', 416, 'bytes */1000', 0],
    // What is no single range of bytes is ignored (RFC 9110, 14.2).
    ['items=0-9', ...whole],
    ['bytes=0-1,5-6', ...whole],
    ['bytes=9-a', ...whole],
    ['0-9', ...whole],
  ])('asked for %s gives %d, %s', async (range, status, part, length) => {
    const answer = await get('film.mp4', { range, 'accept-encoding': 'gzip, br' });
    expect([answer.status, answer.headers['content-range'], answer.bytes.length]).toEqual([
      status,
      part,
      length,
    ]);
    expect(answer.headers['accept-ranges']).toBe('bytes');
    expect(answer.headers['content-encoding']).toBeUndefined();
    const from = Number(/ (\d+)-/.exec(part ?? '')?.[1] ?? 0);
    if (status < 300) expect(answer.bytes).toEqual(Buffer.from(film.subarray(from, from + length)));
  });

  test('has one mark, whole and in parts, and a part of what it no longer is is not given', async () => {
    const { etag = '' } = (await get('film.mp4')).headers;
    const range = 'bytes=10-19';
    expect((await get('film.mp4', { range })).headers.etag).toBe(etag);
    expect((await get('film.mp4', { range, 'if-range': etag })).status).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Sun, 01 Nov 2026 10:00:00 GMT']) {
      const answer = await get('film.mp4', { range, 'if-range': other });
      expect([answer.status, answer.bytes.length, answer.headers['content-range']]).toEqual([
        200,
        1000,
        undefined,
      ]);
    }
    expect((await get('film.mp4', { 'if-none-match': etag })).status).toBe(304);
  });

  test('is not read for who asks for its size', async () => {
    const { status, headers, bytes } = await ask(served.port, '/student/film.mp4', { method: 'HEAD' });
    expect([status, headers['content-length'], headers['content-type'], bytes.length]).toEqual([
      200,
      '1000',
      'video/mp4',
      0,
    ]);
  });
});
