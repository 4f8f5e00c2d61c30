import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { themes } from './themes/vite.ts';

const include = [
  'packages/*/src/**/*.test.ts',
  'themes/**/*.test.ts',
  'scripts/**/*.test.ts',
  'apps/student/{src,boot,bundling,package-host,worker,e2e}/**/*.test.ts',
  '.storybook/**/*.test.ts',
];

/**
 * What a file does to all that runs in its process: stand-ins for modules, globals, timers and variables of the environment, a
 * database of the browser, and servers, which bring globals of their own. Such a file has a process for itself; all others share
 * what they import, which halves the time of the run (decision 0005).
 */
const changesItsProcess =
  /\bvi\.(?:mock|doMock|resetModules|stub|spyOn|useFakeTimers)|globalThis\.\w+ =|process\.env\.\w+ =|setupServer|fake-indexeddb|node:http|\bserve(?:\/|\.ts)|\.\/node\.ts/;

/**
 * What takes a second a test and longer, because it starts commands, kills them or makes pictures, and is seldom changed: `npm test`
 * leaves it to `npm run test:all`, unless what changed reaches it.
 */
const atNight = [
  'packages/sandbox/src/{statements,serve/start,data-file/data-file}.test.ts',
  'scripts/{add-a-screen,processes}.test.ts',
  'themes/{delivery,new-theme,photo-place,pictures,unconfirmed}.test.ts',
];

const root = import.meta.dirname;
const never = ['**/node_modules/**', '**/*.browser.test.ts'];

const apart = globSync(include, { cwd: root, exclude: (path) => path.includes('node_modules') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => changesItsProcess.test(readFileSync(join(root, file), 'utf8')));

const environment = {
  environment: 'node',
  env: { TZ: 'America/Sao_Paulo' },
  testTimeout: 120_000,
  // What passes only when it is tried once more is named as FLAKY (decision 0005).
  retry: 1,
  // What is waited for comes at once, or a busy machine takes its time; nothing is measured by it.
  expect: { poll: { timeout: 30_000 } },
} as const;

/** Tests that need no browser: rules, wire, machines, sandbox, themes. */
export const projects = [
  { ...environment, name: 'unit', include, exclude: [...never, ...apart], isolate: false },
  { ...environment, name: 'apart', include: apart, exclude: never },
];

export default defineConfig({
  plugins: [vanillaExtractPlugin(), themes()],
  // By itself it leaves one core to the others, which of two is half.
  test: {
    maxWorkers: availableParallelism(),
    projects: projects.map((test) => ({
      extends: true,
      test: { ...test, exclude: [...test.exclude, ...(process.env.UNIT === 'gate' ? atNight : [])] },
    })),
  },
});
