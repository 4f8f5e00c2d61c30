/** What every command needs before it can do its work. Runs on the machine's own Node (20.20 or newer). */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { inTurn } from './turns.mjs';

export { root };

const stamp = join(root, 'node_modules', '.installed-lockfile');

/** Ends the command with a sentence instead of a trace. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** What is installed here: a folder that came from another machine is another installation. */
function wantedStamp() {
  const lockfile = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${lockfile.digest('hex')} ${process.platform} ${process.arch}`;
}

/** npm's own program: the one that runs this command, else the one beside a Node on the path. */
function npmProgram() {
  const given = process.env.npm_execpath;
  const folders = [
    dirname(process.execPath),
    ...(process.env.PATH ?? process.env.Path ?? '').split(delimiter),
  ];
  const places = folders.flatMap((folder) => [
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]);
  return (
    [given?.endsWith('npm-cli.js') && given, ...places].find((path) => path && existsSync(path)) ??
    giveUp('npm was not found. Start the command through npm: `npm test`, `npm start`.')
  );
}

function npm(args) {
  const cli = npmProgram();
  const quiet = {
    ...process.env,
    npm_config_loglevel: 'error',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  };
  // The Node that runs npm, not the project's own, which the installation may replace.
  const node = process.env.npm_node_execpath ?? process.execPath;
  return new Promise((resolve) => {
    const child = spawn(node, [cli, ...args], { cwd: root, stdio: 'inherit', env: quiet });
    let wasInterrupted = false;
    const interrupt = () => {
      wasInterrupted = true;
      child.kill();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, interrupt);
    child.once('error', () => resolve(1));
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, interrupt);
      if (wasInterrupted || signal || code === 130) process.exit(130);
      resolve(code);
    });
  });
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp();

/** Installs the packages when they are missing or older than the lockfile; does nothing (in milliseconds) otherwise. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 20)) {
    giveUp(
      `Node ${process.versions.node} is too old: this project needs 20.20 or newer to start (it brings its own newer one).`,
    );
  }
  if (!isInstalled()) await inTurn('the packages', install);
}

async function install() {
  // Another command may have installed them meanwhile.
  if (isInstalled()) return;
  console.log('Installing the packages (about a minute the first time) …');
  const code = await npm(['install', '--no-save']);
  if (code !== 0) {
    giveUp(
      'The packages could not be installed. npm says above why; mostly the registry could not be reached. Run the same command again once it can.',
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wantedStamp());
}
