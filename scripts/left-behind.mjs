import { readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/**
 * Removes folders named `<prefix><process>-…` whose process was killed before it could. Those of others stay.
 *
 * @param {string} prefix
 * @param {string} [folder] where they lie, the system's temporary folder unless told
 * @param {number} [age] how long nothing may have happened in them, in ms: what another container does has no process here
 */
export function removeLeftBehind(prefix, folder = tmpdir(), age = 0) {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    if (!pid || isAlive(Number(pid))) continue;
    try {
      if (Date.now() - statSync(join(folder, name)).mtimeMs < age) continue;
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another user's, whom this one may not clean up after.
    }
  }
}
