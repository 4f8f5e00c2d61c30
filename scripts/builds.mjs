import { inputsOf, isBuiltFrom, rememberBuild } from './inputs.mjs';
import { run } from './setup.mjs';

const shipped = [
  'package-lock.json',
  'packages/domain',
  'packages/api-client',
  'packages/machines',
  'packages/ui',
  'themes',
  'apps/student',
];

/** What can be built: from which files, into which folder, by which command. */
export const builds = {
  app: {
    name: 'the student app',
    from: shipped,
    to: 'apps/student/dist',
    command: ['vite', ['build', '--config', 'apps/student/vite.config.ts', '--logLevel', 'warn']],
  },
  storybook: {
    name: 'Storybook',
    from: [...shipped, 'packages/sandbox', '.storybook'],
    to: 'storybook-static',
    command: ['storybook', ['build', '--quiet', '--output-dir', 'storybook-static']],
  },
};

/** Whether the build has to run: something it is made from changed since. */
export function isStale(build) {
  return !isBuiltFrom(build.to, inputsOf(build.from));
}

/**
 * Builds, unless the last build was made from the same files.
 *
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export async function make(build) {
  const inputs = inputsOf(build.from);
  if (isBuiltFrom(build.to, inputs)) return { ok: true, output: '', seconds: 0 };
  const begun = performance.now();
  const { code, output } = await run(...build.command, { silent: true, env: { NODE_ENV: 'production' } });
  if (code === 0) rememberBuild(build.to, inputs);
  return { ok: code === 0, output, seconds: Math.round((performance.now() - begun) / 100) / 10 };
}
