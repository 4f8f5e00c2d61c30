import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { routeModules } from '../apps/student/bundling/route-modules.ts';
import { blocks, followIn } from './add-a-screen.mjs';
import { root } from './setup.mjs';

const copy = mkdtempSync(join(tmpdir(), 'add-a-screen-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a command of the project in the copy; gives back what it says when it fails. */
function complaintsOf(command: string, ...words: string[]): string {
  try {
    execFileSync(join(root, 'node_modules/.bin', command), words, {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

/** Takes the app's own page of a product out of the copy: the example is written where it stood. */
function takeProductOut() {
  const app = join(copy, 'apps/student');
  for (const file of ['src/routes/product', 'src/pt-br/product.ts', 'e2e/product.journey.ts'])
    rmSync(join(app, file), { recursive: true });
  const change = (file: string, before: string, after: string) => {
    const [start, ...rest] = readFileSync(join(app, file), 'utf8').split(before);
    expect(rest, `${file} has this once: ${before}`).toHaveLength(1);
    writeFileSync(join(app, file), `${start}${after}${rest[0]}`);
  };
  change('src/places.ts', "  productDetail: { path: 'product/:productId', hidesHeaderSearch: true },\n", '');
  change(
    'src/guarded-routes.ts',
    "  productDetail: () => import('./routes/product/product.route.tsx'),\n",
    '',
  );
}

const files = blocks().map(({ file }) => file);

it('a new screen touches nine files at most, two of which are there already', () => {
  expect(files.length).toBeLessThanOrEqual(9);
  expect(files.filter((file) => file.startsWith('packages/'))).toEqual([]);
  expect(blocks().flatMap(({ isNew, file }) => (isNew ? [] : [file]))).toEqual([
    'apps/student/src/places.ts',
    'apps/student/src/guarded-routes.ts',
  ]);
});

it('one story of the screen is drawn, as of every screen', () => {
  const { text = '' } = blocks().find(({ file }) => file.endsWith('.stories.tsx')) ?? {};
  expect(text.match(/tags: \['pictured'\]/g)).toHaveLength(1);
});

it('followed to the letter, docs/add-a-screen.md gives a screen that compiles and lints', () => {
  for (const name of ['node_modules', 'packages', 'themes', 'docs', '.storybook', 'scripts'])
    symlinkSync(join(root, name), join(copy, name), 'junction');
  for (const name of ['src', 'e2e'])
    cpSync(join(root, 'apps/student', name), join(copy, 'apps/student', name), { recursive: true });
  takeProductOut();
  followIn(copy);

  const table = join(copy, 'apps/student/src/guarded-routes.ts');
  expect(
    [...routeModules(table, ['productDetail']).values()].map((file) => file.slice(copy.length + 1)),
  ).toEqual(files.filter((file) => file.endsWith('.route.tsx')));

  const biome = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(copy, 'biome.json'), JSON.stringify({ ...biome, vcs: { enabled: false } }));
  expect(complaintsOf('biome', 'check', '--diagnostic-level=error', ...files)).toBe('');

  const types = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { incremental: false },
    // The route table itself would draw in every other screen.
    files: files.filter((file) => !file.endsWith('guarded-routes.ts')),
    // Modules that have no types of their own.
    include: [join(root, 'themes/*.d.ts')],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(types));
  expect(complaintsOf('tsc', '--noEmit', '-p', '.')).toBe('');
}, 120_000);
