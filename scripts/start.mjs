/**
 * npm start: the product on this machine. Installs and builds what is missing, then serves the app, the sandbox backend
 * and Storybook at one address. `npm start -- --help` lists what can be chosen.
 */
import { builds, isStale, make } from './builds.mjs';
import { start, wasInterrupted } from './processes.mjs';
import { ensureInstalled, giveUp } from './setup.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
const asksOnly = args.includes('--help') || args.includes('-h');

if (!asksOnly && isStale(builds.app)) {
  const { ok, output, seconds } = await make(builds.app);
  if (!ok) giveUp(`${output}\nThe student app could not be built; the lines above say why.`);
  console.log(`  done in ${seconds} s`);
}

// Its input is a pipe to this process, so that it ends even when this one is killed.
const server = start('node', ['packages/sandbox/src/serve.ts', '--until-closed', ...args], {
  stdio: ['pipe', 'inherit', 'inherit'],
});
server.on('close', (code) => {
  if (!wasInterrupted()) process.exit(code ?? 1);
});

if (!asksOnly && isStale(builds.storybook)) {
  setTimeout(async () => {
    console.log('/storybook answers as soon as Storybook is built, in the background.');
    const { ok, output, seconds } = await make(builds.storybook);
    console.log(
      ok
        ? `Storybook is ready (${seconds} s).`
        : `${output}\nStorybook could not be built; the app goes on without it.`,
    );
  }, 1500);
}
