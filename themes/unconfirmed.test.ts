import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrand } from './start-brand.ts';

const root = mkdtempSync(join(tmpdir(), 'unconfirmed-'));
const into = join(root, 'delivered');
const facts = join(root, 'acme/facts.json');
beforeAll(() =>
  startBrand({ name: 'acme', colors: ['#0b6e4f'], character: 'soft' }, { root, hasStory: false }),
);
afterAll(() => rmSync(root, { recursive: true }));

/** `npm run build:theme` for the brand, and the hosts at which it is then. */
function deliver(...words: readonly string[]) {
  const script = resolve(import.meta.dirname, 'scripts/build-theme.ts');
  const all = [script, join(root, 'acme'), '--into', into, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  const record = join(into, 'acme/brand.json');
  const hosts = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).tenant.hosts : undefined;
  return { status, said: stdout + stderr, hosts };
}

test('guesses that strangers rely on keep a brand from its hosts, and from nothing else', () => {
  const guessed = deliver();
  expect(guessed).toMatchObject({ status: 1, hosts: undefined });
  expect(guessed.said).toContain('nobody has confirmed tenant.supportEmail, tenant.hosts, footer.');

  const looked = deliver('--preview');
  expect(looked).toMatchObject({ status: 0, hosts: [] });
  expect(looked.said).toContain('at no host, and shown with ?tenant=acme');

  writeFileSync(
    facts,
    readFileSync(facts, 'utf8').replace(/"unconfirmed": \[[^\]]*\]/, '"unconfirmed": ["tenant.slogan"]'),
  );
  const confirmed = deliver();
  expect(confirmed).toMatchObject({ status: 0, hosts: ['acme.com.br', '.acme.com.br'] });
  expect(confirmed.said).toContain('not confirmed yet: tenant.slogan');

  const back = deliver('--preview');
  expect(back).toMatchObject({ status: 1, hosts: ['acme.com.br', '.acme.com.br'] });
  expect(back.said).toContain('would take it away there');
}, 60_000);
