import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf, isBuiltFrom, rememberBuild } from './inputs.mjs';
import { run } from './processes.mjs';
import { root } from './setup.mjs';
import { squeeze } from './squeeze.mjs';
import { inTurn } from './turns.mjs';

const shipped = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
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
    isServed: true,
    from: shipped,
    to: 'apps/student/dist',
    // Whoever asks for it meanwhile gets the one before, or a page that says to wait; never half of it.
    through: '.cache/app',
    command: [
      'vite',
      [
        'build',
        ...['--config', 'apps/student/vite.config.ts', '--logLevel', 'warn'],
        ...['--outDir', '../../.cache/app'],
      ],
    ],
  },
  storybook: {
    name: 'Storybook',
    isServed: true,
    // What Chromatic is told to draw is said by the plan of the picture run.
    from: [...shipped, 'packages/sandbox', '.storybook', 'scripts/pictures/plan.ts'],
    to: 'storybook-static',
    through: '.cache/storybook-static',
    command: ['storybook', ['build', '--quiet', '--output-dir', '.cache/storybook-static']],
  },
};

/**
 * Storybook with React's development build, which warns of what the other is silent about: missing keys, elements that may not
 * stand in each other, a state that is set while another component is drawn. It is played, never served.
 */
export const developmentStorybook = {
  ...builds.storybook,
  name: 'Storybook with the warnings of React',
  isServed: false,
  to: '.cache/storybook-development',
  through: '.cache/storybook-development.new',
  command: ['storybook', ['build', '--quiet', '--output-dir', '.cache/storybook-development.new']],
  mode: 'development',
};

/** Whether the build has to run: something it is made from changed since. */
export function isStale(build) {
  return !isBuiltFrom(build.to, inputsOf(build.from));
}

/**
 * Builds, unless the last build was made from the same files; two commands never build over each other.
 *
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export const make = (build) =>
  isStale(build)
    ? inTurn(build.name, () => makeNow(build))
    : Promise.resolve({ ok: true, output: '', seconds: 0 });

async function makeNow(build) {
  const inputs = inputsOf(build.from);
  // Somebody else may have built it meanwhile.
  if (isBuiltFrom(build.to, inputs)) return { ok: true, output: '', seconds: 0 };
  const begun = performance.now();
  console.log(`Building ${build.name} (about a minute) …`);
  const { code, output } = await run(...build.command, {
    silent: true,
    minutes: 10,
    env: { NODE_ENV: build.mode ?? 'production' },
  });
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  if (code !== 0) return { ok: false, output: await reasonOf(output), seconds };
  try {
    if (build.isServed) await squeeze(join(root, build.through));
    rememberBuild(build.through, inputs);
    replaceFolder(build.through, build.to);
  } catch (error) {
    return { ok: false, output: `${output}\n${build.to} could not be replaced: ${error.message}`, seconds };
  }
  return { ok: true, output, seconds };
}

/** Why a build failed; of a brand the check of brands says in a sentence what the build says in a trace, which comes first. */
async function reasonOf(output) {
  const brands = await run('node', ['themes/scripts/check-theme.ts'], { silent: true, minutes: 2 });
  return brands.code === 0 ? output : `${output}\n\n${brands.output.trim()}`;
}

/** Puts a finished folder where the one before stood, which is moved aside first: nobody finds half of either. */
function replaceFolder(from, to) {
  const [fresh, place, before] = [join(root, from), join(root, to), join(root, `${from}.before`)];
  const patiently = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
  rmSync(before, patiently);
  if (existsSync(place)) renameSync(place, before);
  renameSync(fresh, place);
  rmSync(before, patiently);
}
