/**
 * npm test: everything that has to hold, in parts; the last line is `N passed, N failed` over all of them.
 * `npm test -- unit stories` runs the named parts only, `--shard 1/3` a third of the unit tests, journeys and stories, and
 * `--changed [main]` only what the files can reach that differ from a commit (the last one unless told). `--all` (`npm run test:all`)
 * adds what no change waits for: all journeys, random journeys over a bad network, and React's development warnings.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShard, understood } from './arguments.mjs';
import { builds, make } from './builds.mjs';
import { everyStory, reachOf, testsThatReadFiles } from './changed.mjs';
import { runChecks } from './check.mjs';
import { countsOfJourneys } from './journey-counts.mjs';
import { useOwnTemp } from './own-temp.mjs';
import { run } from './processes.mjs';
import { ensureInstalled, giveUp, root } from './setup.mjs';

const gate = ['check', 'unit', 'build', 'size', 'journeys', 'stories'];
const partNames = [...gate, 'ordeal', 'warnings'];

await ensureInstalled();
const { values, positionals: asked } = understood(
  {
    allowPositionals: true,
    options: { shard: { type: 'string' }, changed: { type: 'string' }, all: { type: 'boolean' } },
    // `--changed` may stand alone.
    args: process.argv.slice(2).flatMap((word, at, all) => {
      const next = all[at + 1];
      const isBare =
        word === '--changed' && (next === undefined || next.startsWith('--') || partNames.includes(next));
      return isBare ? [word, 'HEAD'] : [word];
    }),
  },
  `npm test -- [${partNames.join('|')}] … [--shard 1/3] [--changed [commit]] [--all]`,
);
const { shard } = values;
if (shard !== undefined && !isShard(shard)) giveUp('A shard is written as 1/3: the first of three.');
useOwnTemp();
const reach = values.changed === undefined ? undefined : reachOf(values.changed);
const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });

/** When a part hangs: it is ended then, and counts as failed. A slow machine only takes longer. */
const ends = { quietMinutes: 10, minutes: 45 };

/** Reads the counts that a run leaves; one that ended without counts is a failure, never a success, and so is a skipped test. */
async function counted(name, command, args, env) {
  const file = join(results, `${name}.json`);
  rmSync(file, { force: true });
  const { code } = await run(command, args, {
    ...ends,
    env: { ...env, COUNTS_FILE: file },
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const {
    passed,
    failed,
    errors,
    skipped = 0,
    note,
    failing,
    flaky,
  } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    failing,
    flaky,
    passed,
    // Where only what changed is asked for there may be nothing to run.
    failed: failed + errors + skipped || (code !== 0 || (passed === 0 && !reach) ? 1 : 0),
    note: skipped > 0 ? `${skipped} SKIPPED` : note,
  };
}

/** What every runner understands. */
const shardArgs = shard ? [`--shard=${shard}`] : [];
const nothing = { passed: 0, failed: 0 };

/** Without a terminal colours and cursor moves are noise in a log. */
const plain = process.stdout.isTTY ? [] : ['--no-color'];

/** The files of unit tests that what changed can reach: by what they import, and those that read files. */
async function unitTestsReached() {
  const config = ['--config', 'vitest.config.ts'];
  const { code, output } = await run(
    'vitest',
    ['list', ...config, '--changed', values.changed, '--filesOnly', '--no-color'],
    { silent: true, minutes: 2 },
  );
  if (code !== 0) giveUp(`${output}\nWhat the change reaches could not be found out.`);
  const imported = output
    .split('\n')
    .flatMap((line) => /^\[(?:unit|apart)\] (.+)$/.exec(line.trim())?.[1] ?? []);
  return [...new Set([...imported, ...testsThatReadFiles()])];
}

async function unit() {
  const asksFor = reach ? await unitTestsReached() : [];
  return counted(
    'unit',
    'vitest',
    [
      'run',
      '--config',
      'vitest.config.ts',
      '--reporter=default',
      '--reporter=./scripts/counts-reporter.mjs',
      ...plain,
      ...shardArgs,
      ...asksFor,
      ...(reach ? ['--passWithNoTests'] : []),
    ],
    { CI: 'true', UNIT: values.all || reach ? 'all' : 'gate' },
  );
}

/** Whether it runs in CI is left as it is: only there a machine that draws otherwise is a failure. */
const stories = () =>
  reach?.stories.length === 0
    ? nothing
    : counted(
        'stories',
        'node',
        [
          'scripts/pictures/run.ts',
          ...(values.all || reach ? [] : ['--gate']),
          ...shardArgs,
          ...(reach ? ['--pass-with-none', ...reach.stories.filter((name) => name !== everyStory)] : []),
        ],
        {},
      );

async function journeys() {
  if (reach && !reach.app && reach.journeys.length === 0) return nothing;
  const file = join(results, 'journeys.json');
  rmSync(file, { force: true });
  const { code } = await run(
    'playwright',
    [
      'test',
      '--config',
      'apps/student/e2e/playwright.config.ts',
      ...shardArgs,
      ...(reach ? ['--pass-with-no-tests'] : []),
      ...(reach && !reach.app ? reach.journeys : []),
    ],
    {
      ...ends,
      env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: file, JOURNEYS: values.all ? 'all' : 'gate' },
    },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { tests, ...counts } = countsOfJourneys(report, { code, mayBeNone: reach !== undefined });
  tellSlowest(tests);
  return counts;
}

function tellSlowest(times) {
  console.log('\nThe slowest:');
  for (const { name, seconds } of times.sort((a, b) => b.seconds - a.seconds).slice(0, 20))
    console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
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

async function oneCommand(script, ...args) {
  const { code } = await run('node', [script, ...args], ends);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const size = () => oneCommand('scripts/size.mjs');

/** The first shard has it: it is one run. */
const ordeal = () =>
  !shard || shard.startsWith('1/') ? oneCommand('scripts/ordeal.mjs', '--minutes', '20') : nothing;

const warnings = () =>
  counted('warnings', 'node', ['scripts/pictures/run.ts', '--development', ...shardArgs], {});

const parts = {
  check: ['types, format, lint, arrows, brands', runChecks],
  unit: ['rules, wire, machines, sandbox, themes', unit],
  build: ['the app and Storybook build', () => building ?? makeAll()],
  size: ['weights within their budgets', size],
  journeys: ['journeys in a real browser over HTTP', journeys],
  stories: ['stories: behaviour, accessibility, and how they look in every brand', stories],
  ordeal: ['random journeys over a bad network', ordeal],
  warnings: ["stories under React's development build", warnings],
};

const unknown = asked.filter((name) => !partNames.includes(name));
if (unknown.length > 0) giveUp(`There is no part ${unknown.join(', ')}. The parts: ${partNames.join(', ')}.`);

/** Builds use one core most of the time: they are made beside the unit tests. */
let building;

// Who changed something wants to see it first.
const order = reach ? [...partNames.filter((name) => name !== 'journeys'), 'journeys'] : partNames;
const wanted = asked.length > 0 ? asked : values.all ? partNames : gate;
const rows = [];
for (const name of order) {
  const [about, part] = parts[name];
  if (!wanted.includes(name)) continue;
  console.log(`\n=== ${name}: ${about}`);
  const begun = performance.now();
  if (name === 'unit' && wanted.includes('build')) building = makeAll();
  const counts = await part();
  rows.push({ name, ...counts, seconds: Math.round((performance.now() - begun) / 1000) });
}

console.log('');
for (const { name, passed, failed, seconds, note } of rows) {
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${passed} passed, ${failed} failed (${seconds} s)${note ? `, ${note}` : ''}`,
  );
}
// What comes last is what is read where a log is cut off.
for (const { name, failing = [] } of rows) {
  for (const what of failing.slice(0, 30)) console.log(`  ${name}: ${what}`);
  if (failing.length > 30) console.log(`  ${name}: and ${failing.length - 30} more`);
}
const flaky = rows.flatMap(({ name, flaky = [] }) => flaky.map((what) => ({ part: name, what })));
writeFileSync(join(results, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
for (const { part, what } of flaky) console.log(`  FLAKY ${part}: ${what}`);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
