/** One process of this project at a time: two commands that build the same folder wait for each other. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Whether a process is still there. */
export const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: somebody else's, and alive.
    return error.code === 'EPERM';
  }
};

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(file, 'utf8'));
    // Written but still empty is a holder that has just begun.
    if (holder === 0 || isAlive(holder)) return false;
    rmSync(file, { force: true });
    return false;
  }
}

/**
 * Does `work` while no other process of the project does work of this name; one that was killed holds nobody up.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(name, work) {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.turn`);
  for (let told = false; !take(file); ) {
    if (!told) console.log(`Another command is at work on ${name}; waiting for it …`);
    told = true;
    await new Promise((passed) => setTimeout(passed, 250));
  }
  const give = () => rmSync(file, { force: true });
  process.once('exit', give);
  try {
    return await work();
  } finally {
    process.off('exit', give);
    give();
  }
}
