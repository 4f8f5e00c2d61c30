/**
 * npm start: the product on this machine. Installs and builds what is missing, then serves the app, the sandbox backend
 * and Storybook at one address. `npm start -- --help` lists what can be chosen.
 */
import { spawn } from 'node:child_process';
import { builds, isStale, make } from './builds.mjs';
import { ensureInstalled, giveUp, projectEnv, projectNode, root } from './setup.mjs';

ensureInstalled();
const args = process.argv.slice(2);
const asksOnly = args.includes('--help') || args.includes('-h');

if (!asksOnly && isStale(builds.app)) {
  console.log('Building the student app …');
  const { ok, output, seconds } = await make(builds.app);
  if (!ok) giveUp(`${output}\nThe student app could not be built; the lines above say why.`);
  console.log(`  done in ${seconds} s`);
}

const server = spawn(projectNode(), ['packages/sandbox/src/serve.ts', ...args], {
  cwd: root,
  env: projectEnv(),
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));

if (!asksOnly && isStale(builds.storybook)) {
  setTimeout(async () => {
    console.log('Building Storybook in the background; /storybook answers as soon as it is there …');
    const { ok, output, seconds } = await make(builds.storybook);
    console.log(
      ok
        ? `Storybook is ready (${seconds} s).`
        : `${output}\nStorybook could not be built; the app goes on without it.`,
    );
  }, 1500);
}
