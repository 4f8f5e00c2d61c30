import type * as fs from 'node:fs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { factsOf } from './brands.ts';
import type { Delivery } from './delivery.ts';
import { publish } from './publish.ts';
import { newFolder } from './testing/acme.ts';
import { brand } from './testing/values.ts';
import { watchedFiles } from './watched-files.ts';

const arrived = vi.hoisted((): string[] => []);
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const renameSync: typeof real.renameSync = (from, to) => {
    arrived.push(String(to));
    real.renameSync(from, to);
  };
  return { ...real, renameSync };
});

test('files come before the record that names them, and this before what tells pages of the brand', () => {
  const into = newFolder();
  const picture = { src: 'acme/a.svg', width: 1, height: 1 };
  const { tenant, footer } = factsOf('gtop');
  const delivery: Delivery = {
    format: 1,
    contract: 1,
    tenant: { ...tenant, name: 'acme', hosts: [] },
    footer,
    css: 'acme/a.css',
    fonts: [],
    pictures: { favicon: picture, hero: picture, logo: picture, 'logo-inverted': picture },
    social: 'acme/a.png',
  };
  // The record stands first here, to show that its place among the files decides nothing.
  const files = new Map([
    ['acme/brand.json', JSON.stringify(delivery)],
    ['acme/a.css', ''],
    ['acme/a.svg', ''],
    ['acme/a.png', ''],
  ]);
  expect(publish({ delivery, files }, into).problems).toEqual([]);
  expect(arrived.map((path) => relative(into, path))).toEqual([
    'acme/a.css',
    'acme/a.svg',
    'acme/a.png',
    'acme/brand.json',
    'acme/brand.js',
    'list.js',
  ]);
});

test('tokens, drawings and fonts of a brand are watched', () => {
  const folder = newFolder();
  for (const [place, file] of [
    ['assets', 'logo.svg'],
    ['fonts', 'x.woff2'],
  ] as const) {
    mkdirSync(join(folder, place));
    writeFileSync(join(folder, place, file), '');
  }
  writeFileSync(join(folder, 'tokens.json'), JSON.stringify(brand()));
  expect(watchedFiles(folder).map((file) => relative(folder, file))).toEqual([
    'tokens.json',
    'assets/logo.svg',
    'fonts/x.woff2',
  ]);
});
