/**
 * npm run bench [-- --rounds 7] [--only components|pages] [--row 'sort it']: times our components against plain React, and the pages on a
 * throttled phone; prints medians and ratios beside their targets. It judges nothing and is no test.
 *
 * npm run bench -- --only lists [--rounds 3] [--row tracks] [--profiles <folder>]: the longest task on lists over 2 000 courses and 2 000
 * course tracks, on a processor at a quarter of its speed; `--profiles` writes a trace of each for the browser's performance panel.
 */
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builds, make } from './builds.mjs';
import { run } from './processes.mjs';
import { giveUp, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    row: { type: 'string' },
    profiles: { type: 'string' },
  },
});
if (values.only === 'lists') {
  const { printLists } = await import('./bench/lists.mjs');
  await printLists({ rounds: Number(values.rounds ?? 3), row: values.row, profiles: values.profiles });
  process.exit(0);
}
const rounds = Number(values.rounds ?? 7);
const { chromium } = await import('playwright');
const { findBrowser } = await import('./browser.mjs');
const { measureComponents } = await import('./bench/components.mjs');
const { measureFiveComponents } = await import('./bench/five-components.mjs');
const { measurePages } = await import('./bench/pages.mjs');
const { serveFolder } = await import('./bench/static.mjs');

console.log('Building the two pages that are compared …');
const built = await run('vite', ['build', '--config', 'packages/ui/bench/vite.config.ts'], {
  silent: true,
  env: { NODE_ENV: 'production' },
});
if (built.code !== 0) giveUp(built.output);
const plainPages = await serveFolder(join(root, '.cache/bench'));
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args, '--js-flags=--expose-gc'] });
console.log(
  `Chromium ${browser.version()}, ${rounds} rounds, medians. Load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores.\n`,
);

const table = [];
if (values.only !== 'pages') {
  table.push(...(await measureComponents(browser, plainPages.base, rounds, values.row)));
  if (!values.row) table.push(...(await measureFiveComponents()));
}
if (values.only !== 'components' && !values.row) {
  const app = await make(builds.app);
  if (!app.ok) giveUp(app.output);
  const { serve } = await import('../packages/sandbox/src/serve.ts');
  const server = await serve({ port: 0, data: ':memory:' });
  table.push(
    ...(await measurePages(browser, {
      base: server.url,
      plainBase: plainPages.base,
      person: { login: 'ana.souza@decola.com.br', password: 'Decola@2026' },
      rounds: Math.min(rounds, 5),
    })),
  );
  await server.close();
}
await browser.close();
plainPages.stop();

const number = (value, unit) =>
  value === undefined ? '' : `${value.toFixed(value < 10 ? 2 : 0)}${unit ? ` ${unit}` : ''}`;
console.log(
  `${'row'.padEnd(44)}${'plain'.padStart(11)}${'ours'.padStart(11)}${'ratio'.padStart(8)}${'must'.padStart(8)}${'aim'.padStart(7)}`,
);
for (const { name, unit, plain, ours, ratio, must, aim, most } of table) {
  const missed = ratio === undefined ? ours > most : ratio > must;
  console.log(
    `${name.padEnd(44)}${number(plain, unit).padStart(11)}${number(ours, unit).padStart(11)}${number(ratio).padStart(8)}${number(must ?? most).padStart(8)}${number(aim).padStart(7)}${missed ? '  missed' : ''}`,
  );
}
process.exit(0);
