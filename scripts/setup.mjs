/** What every command needs before it can do its work. Runs on the machine's own Node (20.20 or newer). */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const windows = process.platform === 'win32';
const stamp = join(root, 'node_modules', '.installed-lockfile');

/** Ends the command with a sentence instead of a trace. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const quiet = {
    ...process.env,
    npm_config_loglevel: 'error',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  };
  return cli
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: 'inherit', env: quiet })
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, {
        cwd: root,
        stdio: 'inherit',
        env: quiet,
        shell: windows,
      });
}

/** Installs the packages when they are missing or older than the lockfile; does nothing (in milliseconds) otherwise. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 20)) {
    giveUp(
      `Node ${process.versions.node} is too old: this project needs 20.20 or newer to start (it brings its own newer one).`,
    );
  }
  const wanted = lockfileHash();
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

/** The environment in which the project's own, pinned Node comes first. */
export function projectEnv(extra = {}) {
  const bin = join(root, 'node_modules', '.bin');
  return { ...process.env, ...extra, PATH: `${bin}${windows ? ';' : ':'}${process.env.PATH ?? ''}` };
}

/** The project's own Node; where no platform package fits, the machine's, when it is new enough. */
export function projectNode() {
  const own = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp(
    `No Node of the project's own exists for ${process.platform} ${process.arch}, and ${process.versions.node} is too old to run it: install Node 24 or newer.`,
  );
}

/**
 * Runs a command of the project with the project's own Node first on the path.
 *
 * @param {string} command a name in node_modules/.bin, or `node`
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, silent?: boolean }} options silent keeps the output and gives it back
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, silent = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command === 'node' ? projectNode() : command, args, {
      cwd: root,
      env: projectEnv(env),
      stdio: ['ignore', silent ? 'pipe' : 'inherit', silent ? 'pipe' : 'inherit'],
      shell: windows,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
