import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSandbox } from '../../../../packages/sandbox/src/open-sandbox.ts';
import { collections } from '../../../../packages/sandbox/src/store/collections.ts';
import { sqliteStore } from '../../../../packages/sandbox/src/store/sqlite.ts';
import { seedCopyOf } from './seed-copy.ts';

it('what is put back is all that was there, and the sandbox goes on with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-copy-'));
  const data = join(folder, 'sandbox.sqlite');
  const store = sqliteStore(data);
  onTestFinished(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });
  openSandbox({ store });
  const everything = () => Object.fromEntries(collections.map((name) => [name, store.list(name)]));
  const copy = seedCopyOf(data);
  expect(copy.putBack()).toBe(false);
  copy.take();
  const before = everything();
  const first = () =>
    store.insert('sessions', { token: 'a', userId: 1, openedAt: '2026-01-01', expiresAt: '2027-01-01' }).id;

  const id = first();
  store.patch('people', 1, { name: 'Outra pessoa' });
  store.remove('faqs', store.list('faqs')[0]?.id ?? 0);
  expect(everything()).not.toEqual(before);
  expect(copy.putBack()).toBe(true);
  expect(everything()).toEqual(before);
  expect(first()).toBe(id);
});
