/** What every command needs before it can do its work. Runs on the machine's own Node (20.20 or newer). */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

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
  return spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit', env: quiet });
}

/** Installs the packages when they are missing or older than the lockfile; does nothing (in milliseconds) otherwise. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 20)) {
    giveUp(
      `Node ${process.versions.node} is too old: this project needs 20.20 or newer to start (it brings its own newer one).`,
    );
  }
  const wanted = wantedStamp();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages (about a minute the first time) …');
  const { status } = npm(['install', '--no-save']);
  if (status !== 0) {
    giveUp(
      'The packages could not be installed. npm says above why; mostly the registry could not be reached. Run the same command again once it can.',
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
