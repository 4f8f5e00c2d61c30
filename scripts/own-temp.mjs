import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftBehind } from './left-behind.mjs';

/**
 * Gives this command a temporary folder of its own, also for all that it starts: it goes when the command ends, and that of one
 * that was killed goes with the next. Browsers and tests leave theirs behind when they are interrupted.
 *
 * @param {string} [within] where it is made, the system's temporary folder unless told
 * @returns {string} the folder
 */
export function useOwnTemp(within = tmpdir()) {
  const prefix = 'student-command-';
  removeLeftBehind(prefix, within);
  const folder = mkdtempSync(join(within, `${prefix}${process.pid}-`));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Somebody holds a file in it: it goes with the next command.
    }
  });
  return folder;
}
