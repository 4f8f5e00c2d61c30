import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeLeftBehind } from './left-behind.mjs';

const prefix = 'student-command-';

/** Who works says so every so often, in ms; who has said nothing for `silence` is gone, if its process is too. */
const beat = 5000;
const silence = 60_000;

/**
 * Gives this command a temporary folder of its own, also for all that it starts: it goes when the command ends, and that of one
 * that was killed goes with the next. Browsers and tests leave theirs behind when they are interrupted.
 *
 * @param {string} [within] where it is made, the system's temporary folder unless told
 * @returns {string} the folder
 */
export function useOwnTemp(within = resolve(tmpdir())) {
  mkdirSync(within, { recursive: true });
  removeLeftBehind(prefix, within, silence);
  const folder = mkdtempSync(join(within, `${prefix}${process.pid}-`));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  const say = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(folder, now, now);
    } catch {
      // Somebody cleaned up here: whoever needs the folder says so.
    }
  }, beat);
  say.unref();
  process.once('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Somebody holds a file in it: it goes with the next command.
    }
  });
  return folder;
}
