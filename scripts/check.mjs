/** npm run check: types, format, lint and import arrows, brands, covered requirements. Under 30 seconds warm. */
import { run } from './processes.mjs';
import { ensureInstalled } from './setup.mjs';

/** The checks: a name, the command, and what to do when it fails. */
export const checks = [
  {
    name: 'types',
    command: ['tsc', ['--noEmit', '-p', '.']],
    help: 'Mend the types that the lines above name.',
  },
  {
    name: 'format, lint and import arrows',
    command: ['biome', ['check', '--diagnostic-level=error', '--max-diagnostics=40', '.']],
    help: '`npm run format` mends what can be mended by itself.',
  },
  {
    name: 'brands',
    command: ['node', ['themes/scripts/check-theme.ts']],
    help: 'Each line above names the token and the nearest value that passes.',
  },
  {
    name: 'requirements that are covered',
    command: ['node', ['scripts/trace.mjs', '--check']],
    help: 'Give a lost one its test back; `npm run trace -- --keep` writes down what is covered now.',
  },
];

/** Runs all checks side by side; gives back how many held and how many did not. */
export async function runChecks() {
  const results = await Promise.all(
    checks.map(async (check) => ({
      ...check,
      ...(await run(...check.command, { silent: true, minutes: 10 })),
    })),
  );
  for (const { name, code, output, help } of results) {
    if (code === 0) console.log(`ok    ${name}`);
    else console.log(`${output.trim()}\nFAILED ${name}. ${help}`);
  }
  const failed = results.filter(({ code }) => code !== 0).length;
  return { passed: results.length - failed, failed };
}

if (process.argv[1]?.endsWith('check.mjs')) {
  await ensureInstalled();
  const { failed } = await runChecks();
  process.exit(failed === 0 ? 0 : 1);
}
