import { readdirSync, rmSync } from 'node:fs';
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

/** Removes folders named `<prefix><process>-…` whose process was killed before it could. Those of others stay. */
export function removeLeftBehind(prefix, folder = tmpdir()) {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(prefix) ? (/^(\d+)-/.exec(name.slice(prefix.length)) ?? []) : [];
    if (!pid || isAlive(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another user's, whom this one may not clean up after.
    }
  }
}
