import * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPublicFaq } from '@student/api-client';
import { factsOf } from '@student/themes/brands.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Served, serve } from '../serve.ts';
import { ask } from './asking.ts';

vi.mock('node:fs', { spy: true });

let folder: string;
let served: Served;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  folder = mkdtempSync(join(tmpdir(), 'sandbox-brands-'));
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/index.html'), '<title>T</title><!-- brand -->');
  deliver('acme');
  served = await serve({
    port: 0,
    data: ':memory:',
    app: join(folder, 'app'),
    brands: join(folder, 'brands'),
  });
});
afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

/** Puts a brand there as `build:theme` does. */
const deliver = (name: string) => {
  const at = join(folder, 'brands', name);
  const picture = { src: `${name}/a.svg`, width: 1, height: 1 };
  const { tenant, footer } = factsOf('gtop');
  const record = {
    format: 1,
    tenant: { ...tenant, name, title: name, hosts: [`${name}.com.br`] },
    footer,
    css: `${name}/a.css`,
    fonts: [],
    pictures: { favicon: picture, hero: picture, logo: picture, 'logo-inverted': picture },
    social: `${name}/a.png`,
  };
  mkdirSync(at, { recursive: true });
  for (const file of ['a.css', 'a.svg', 'a.png']) writeFileSync(join(at, file), '');
  writeFileSync(join(at, 'brand.json'), JSON.stringify(record));
};

const statusOf = async (path: string, headers: Record<string, string>) =>
  (await ask(served.port, path, { headers })).status;

/** How often files were looked at while `work` ran. */
const looksWhile = async (work: () => Promise<unknown>) => {
  const looking = [fs.readFileSync, fs.readdirSync, fs.statSync, fs.existsSync].map((one) => vi.mocked(one));
  const looks = () => looking.reduce((sum, one) => sum + one.mock.calls.length, 0);
  const before = looks();
  await work();
  return looks() - before;
};

test.each([
  ['of a brand', 200, { host: 'gtop.com.br' }],
  ['of a delivered brand', 200, { host: 'acme.com.br' }],
  ['that is a stranger’s', 421, { host: 'mal.example' }],
  ['that is nobody’s, for a delivered brand', 200, { host: 'localhost', cookie: 'sandbox_brand=acme' }],
])('a call to a host %s looks at no file', async (_, status, headers) => {
  const looks = await looksWhile(async () => {
    for (let at = 0; at < 3; at++) expect(await statusOf(listPublicFaq.path, headers)).toBe(status);
  });
  expect(looks).toBe(0);
});

test('a brand that comes while the server runs is found by its host at the next page, and its calls with it', async () => {
  const headers = { host: 'bela.com.br' };
  deliver('bela');
  expect(await statusOf(listPublicFaq.path, headers)).toBe(421);
  expect(await statusOf('/student/home', headers)).toBe(200);
  expect(await statusOf(listPublicFaq.path, headers)).toBe(200);
});

test('without a page, it is found by its calls a second later', async () => {
  const headers = { host: 'bela.com.br' };
  deliver('bela');
  vi.advanceTimersByTime(1000);
  expect(await looksWhile(() => statusOf(listPublicFaq.path, headers))).toBeGreaterThan(0);
  expect(await statusOf(listPublicFaq.path, headers)).toBe(200);
});
