/** One process of this project at a time: two commands that build the same folder, or install, wait for each other. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './left-behind.mjs';
import { root } from './root.mjs';

/** Who works says so every so often, in ms; who has said nothing for `silence` is gone, whatever process has its number now. */
const beat = 2000;
const silence = 20_000;

function take(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  let age;
  try {
    age = Date.now() - statSync(file).mtimeMs;
  } catch {
    // Given back in this moment.
    return false;
  }
  if (age < silence && isHeld(file)) return false;
  // Only one of those who wait can move it away.
  const away = `${file}.${token}`;
  try {
    renameSync(file, away);
    rmSync(away, { force: true });
  } catch {
    // Another one did.
  }
  return false;
}

/** Whether the process that wrote it is there; written but still empty is a holder that has just begun. */
function isHeld(file) {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isNaN(pid) || isAlive(pid);
  } catch {
    // Given back in this moment.
    return true;
  }
}

const isMine = (file, token) => {
  try {
    return readFileSync(file, 'utf8') === token;
  } catch {
    return false;
  }
};

/**
 * Does `work` while no other process of the project does work of this name; one that was killed holds nobody up for long.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {{ folder?: string }} [options] where the turn is kept, in the project's `.cache` unless told
 * @returns {Promise<T>}
 */
export async function inTurn(name, work, { folder = join(root, '.cache') } = {}) {
  const give = await takeTurn(name, folder);
  try {
    return await work();
  } finally {
    give();
  }
}

/**
 * Waits until no other process of the project does work of this name.
 *
 * @param {string} name
 * @param {string} [folder] where the turn is kept, in the project's `.cache` unless told
 * @returns {Promise<() => void>} what gives the turn back; it is given back when the process ends, too.
 */
export async function takeTurn(name, folder = join(root, '.cache')) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.turn`);
  const token = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  for (let told = false; !take(file, token); ) {
    if (!told) console.log(`Another command is at work on ${name}; waiting for it …`);
    told = true;
    await new Promise((passed) => setTimeout(passed, 250));
  }
  const say = setInterval(() => {
    const now = new Date();
    if (isMine(file, token)) utimesSync(file, now, now);
  }, beat);
  say.unref();
  const give = () => {
    clearInterval(say);
    process.off('exit', give);
    if (isMine(file, token)) rmSync(file, { force: true });
  };
  process.once('exit', give);
  return give;
}
