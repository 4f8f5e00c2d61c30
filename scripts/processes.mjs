/** Starting other programs of the project alike on Linux, macOS and Windows: no shell, no `.cmd`, nothing left behind. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, root } from './setup.mjs';

const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');

/** The packages whose commands are run: by the command's name. */
const packages = {
  tsc: 'typescript',
  biome: '@biomejs/biome',
  vitest: 'vitest',
  playwright: '@playwright/test',
  vite: 'vite',
  storybook: 'storybook',
  chromatic: 'chromatic',
};

/** The file that the project's own Node runs for a command; with it neither shell nor `.cmd` is needed. */
export function entryOf(command) {
  const folder = join(
    modules,
    packages[command] ?? giveUp(`No package is known for the command ${command}.`),
  );
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The folder of the project's own Node, or `undefined` where no package of it fits this machine. */
const ownNodeFolder = () =>
  [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
    .map((name) => join(modules, name.replace('win32', 'win'), 'bin'))
    .find((folder) => existsSync(join(folder, windows ? 'node.exe' : 'node')));

/** The project's own Node; where no platform package fits, the machine's, when it is new enough. */
export function projectNode() {
  const folder = ownNodeFolder();
  if (folder) return join(folder, windows ? 'node.exe' : 'node');
  // Argon2 came with 24.7.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  return giveUp(
    `No Node of the project's own exists for ${process.platform} ${process.arch}, and ${process.versions.node} is too old to run it: install Node 24.7 or newer.`,
  );
}

/** The environment in which the project's own, pinned Node comes first. */
export function projectEnv(extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [ownNodeFolder(), join(modules, '.bin'), process.env[name]].filter(Boolean).join(delimiter);
  return { ...process.env, ...extra, [name]: path };
}

/** What runs now, to be ended together with this process. */
const running = new Set();
let isInterrupted = false;

/** Whether somebody interrupted this command: then it ends by itself, and answers 130. */
export const wasInterrupted = () => isInterrupted;

/** Ends a program and everything that it started. */
export function endTree(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
  else {
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/** An interrupted command ends what it started and answers 130, whoever interrupted it. */
function interrupt() {
  if (isInterrupted) return;
  isInterrupted = true;
  for (const child of running) endTree(child);
  const late = setTimeout(() => {
    for (const child of running) endTree(child, 'SIGKILL');
    process.exit(130);
  }, 5000);
  late.unref();
  if (running.size === 0) process.exit(130);
  for (const child of running)
    child.once('close', () => {
      if (running.size === 0) process.exit(130);
    });
}
function endAll() {
  for (const child of running) endTree(child, 'SIGKILL');
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Has a command that works by itself end at once when it is interrupted; what it runs at that moment is ended first. */
export function endWhenInterrupted() {
  for (const signal of signals)
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(130);
    });
}

let watchdog;

/** Tells a process of its own what runs, which ends it when this one is killed and cannot. */
function watch(line) {
  if (!watchdog) {
    const file = join(root, 'scripts', 'watchdog.mjs');
    watchdog = spawn(process.execPath, [file], { stdio: ['pipe', 'ignore', 'ignore'], detached: !windows });
    watchdog.unref();
    watchdog.stdin.unref();
    // Without it only a kill leaves something behind.
    watchdog.on('error', () => {});
    watchdog.stdin.on('error', () => {});
  }
  watchdog.stdin.write(`${line}\n`);
}

/** Signals are answered here only while something runs: who merely imports this file keeps its own ways. */
function add(child) {
  if (running.size === 0) {
    for (const signal of signals) process.on(signal, interrupt);
    process.on('exit', endAll);
  }
  running.add(child);
  if (child.pid !== undefined) watch(`+${child.pid}`);
}

function remove(child) {
  running.delete(child);
  if (child.pid !== undefined) watch(`-${child.pid}`);
  if (running.size > 0 || isInterrupted) return;
  for (const signal of signals) process.off(signal, interrupt);
  process.off('exit', endAll);
}

/**
 * Starts a command of the project in a process group of its own, which ends with this process.
 *
 * @param {string} command one of `packages`, or `node`
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions }} options
 */
export function start(command, args, { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const words = command === 'node' ? args : [entryOf(command), ...args];
  const child = spawn(projectNode(), words, { cwd: root, env: projectEnv(env), stdio, detached: !windows });
  add(child);
  const forget = () => remove(child);
  child.once('close', forget);
  child.once('error', forget);
  return child;
}

/**
 * Runs a command of the project to its end.
 *
 * @param {string} command one of `packages`, or `node`
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, silent?: boolean, minutes?: number, quietMinutes?: number }} options silent keeps the
 *   output and gives it back; `minutes` ends one that takes longer, `quietMinutes` one that has said nothing for so long: both are
 *   failures
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, silent = false, minutes, quietMinutes } = {}) {
  return new Promise((resolve) => {
    const isHeard = silent || quietMinutes !== undefined;
    const child = start(command, args, {
      env,
      stdio: ['ignore', isHeard ? 'pipe' : 'inherit', isHeard ? 'pipe' : 'inherit'],
    });
    let output = '';
    let isLate = false;
    const endAfter = (time, says) =>
      time &&
      setTimeout(() => {
        isLate = true;
        console.error(`${command} ${says} ${time} minutes, so it was ended.`);
        endTree(child, 'SIGKILL');
      }, time * 60_000);
    const deadline = endAfter(minutes, 'had not ended after');
    const silence = endAfter(quietMinutes, 'had said nothing for');
    const hear = (chunk, to) => {
      if (silent) output += chunk;
      else to.write(chunk);
      silence?.refresh?.();
    };
    child.stdout?.on('data', (chunk) => hear(chunk, process.stdout));
    child.stderr?.on('data', (chunk) => hear(chunk, process.stderr));
    const end = (code, more = '') => {
      clearTimeout(deadline);
      clearTimeout(silence);
      resolve({ code: isLate ? 1 : (code ?? 1), output: output + more });
    };
    child.once('error', (error) => end(1, `${error.message}\n`));
    child.once('close', (code) => end(code));
  });
}
