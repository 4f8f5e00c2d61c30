/**
 * npm test: everything that has to hold, in parts; the last line is `N passed, N failed` over all of them.
 * `npm test -- unit stories` runs the named parts only.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builds, make } from './builds.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled, giveUp, root, run } from './setup.mjs';

ensureInstalled();
const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });

/** Reads the counts that a run of Vitest leaves; one that ended without counts is a failure, never a success. */
async function vitest(name, config) {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const { code } = await run(
    'vitest',
    ['run', '--config', config, '--reporter=dot', '--reporter=./scripts/counts-reporter.mjs'],
    { env: { CI: 'true', PICTURES: 'on', COUNTS_FILE: file } },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed: failed + errors || (code !== 0 || passed === 0 ? 1 : 0) };
}

async function playwright() {
  const file = join(results, 'journeys.json');
  rmSync(file, { force: true });
  const { code } = await run('playwright', ['test', '--config', 'apps/student/e2e/playwright.config.ts'], {
    env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected || (code !== 0 || stats.expected === 0 ? 1 : 0);
  return { passed: stats.expected + stats.flaky, failed };
}

async function makeAll() {
  const counts = { passed: 0, failed: 0 };
  for (const build of Object.values(builds)) {
    const { ok, output, seconds } = await make(build);
    console.log(
      ok
        ? `built ${build.name}${seconds ? ` in ${seconds} s` : ' (up to date)'}`
        : `${output}\nFAILED ${build.name}`,
    );
    counts[ok ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

async function size() {
  const { code } = await run('node', ['scripts/size.mjs']);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const parts = {
  check: ['types, format, lint, arrows, brands', runChecks],
  unit: ['rules, wire, machines, sandbox, themes', () => vitest('unit', 'vitest.config.ts')],
  build: ['the app and Storybook build', makeAll],
  size: ['weights within their budgets', size],
  journeys: ['journeys in a real browser over HTTP', playwright],
  stories: [
    'stories: behaviour, accessibility and pictures in three brands',
    () => vitest('stories', 'vitest.stories.config.ts'),
  ],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  giveUp(`There is no part ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(', ')}.`);

const rows = [];
for (const [name, [about, part]] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n=== ${name}: ${about}`);
  const begun = performance.now();
  const counts = await part();
  rows.push({ name, ...counts, seconds: Math.round((performance.now() - begun) / 1000) });
}

console.log('');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${passed} passed, ${failed} failed (${seconds} s)`,
  );
}
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
