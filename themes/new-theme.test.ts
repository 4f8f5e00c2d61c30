/** The command `npm run new:theme`; what it writes is held by `themes.test.ts` too. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { factsOf, themeNames } from './brands.ts';
import { checkBrand } from './check-brand.ts';

const root = dirname(fileURLToPath(import.meta.url));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const script = join(root, 'scripts/new-theme.ts');
/** An empty folder, into which brands are started. */
function start(...given: string[]) {
  const folder = folders.at(-1) ?? mkdtempSync(join(tmpdir(), 'themes-'));
  if (!folders.includes(folder)) folders.push(folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given, '--into', folder], {
    encoding: 'utf8',
  });
  return { folder, status, said: stdout + stderr };
}

test('writes a brand that has nothing to mend, and its facts', async () => {
  const { folder, status, said } = start('acme-tres', '#7A1F5C', '#F2A900');
  expect(said).toContain('npm run build:theme -- ');
  expect(status).toBe(0);
  expect(readdirSync(join(folder, 'acme-tres')).sort()).toEqual([
    'README.md',
    'assets',
    'facts.json',
    'tokens.json',
  ]);
  expect((await checkBrand(join(folder, 'acme-tres'))).problems).toEqual([]);
  expect(themeNames(folder)).toEqual(['acme-tres']);
  expect(factsOf('acme-tres', folder).unconfirmed).toContain('tenant.supportEmail');
});

test('a title with signs of XML stands in the drawings as words, and needs no confirming', () => {
  const { folder, status } = start('cia', '#7A1F5C', '#F2A900', '--title', 'Cia & Filhos <b> "x"');
  expect(status).toBe(0);
  const logo = readFileSync(join(folder, 'cia/assets/logo.svg'), 'utf8');
  expect(logo).toContain('<title>Cia &amp; Filhos &lt;b> &quot;x&quot;</title>');
  expect(logo).not.toMatch(/<b>|& |"x"/);
  expect(factsOf('cia', folder).unconfirmed).not.toContain('tenant.title');
});

test('leaves a brand that is there as it is', () => {
  const first = start('start-twice');
  const tokens = readFileSync(join(first.folder, 'start-twice/tokens.json'), 'utf8');
  const { folder, status, said } = start('start-twice', '#000000');
  expect(status).toBe(1);
  expect(said).toContain('There is a brand "start-twice" already');
  expect(readFileSync(join(folder, 'start-twice/tokens.json'), 'utf8')).toBe(tokens);
});

test('says which name or colour it cannot read, and writes nothing', () => {
  const { folder, status, said } = start('start-wrong', 'purple');
  expect(status).toBe(1);
  expect(said).toContain('"purple" is not a colour: write #rrggbb, six digits.');
  expect(readdirSync(folder)).toEqual([]);
  expect(start('Acme Três').said).toContain('cannot name a folder');
});
