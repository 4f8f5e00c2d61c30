import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { removeLeftBehind } from './left-behind.mjs';

const prefix = 'student-command-';

/** Who works says so every so often, in ms; who has said nothing for `silence` is gone, if its process is too. */
const beat = 5000;
const silence = 60_000;

/** Where Linux keeps files in memory, and how much of it, in bytes, has to be free: a container may have next to nothing there. */
const inMemory = '/dev/shm';
const room = 2 * 1024 ** 3;

/**
 * Where temporary files are made: where the environment says, else in memory, else where the system says. A browser makes a file
 * for each piece of memory that its processes share, which on a disk takes a sixth of the time of all journeys (decision 0005).
 *
 * @param {{ folder?: string, needed?: number }} [memory] the folder in memory, and the bytes that have to be free in it
 */
export function temporaryFolder({ folder = inMemory, needed = room } = {}) {
  const isChosen = process.env.TMPDIR !== undefined || process.platform !== 'linux';
  return resolve(!isChosen && hasRoom(folder, needed) ? folder : tmpdir());
}

/** Whether this process may write into a folder that has so many bytes left. */
function hasRoom(folder, needed) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
}

/**
 * Gives this command a temporary folder of its own, also for all that it starts: it goes when the command ends, and that of one
 * that was killed goes with the next. Browsers and tests leave theirs behind when they are interrupted.
 *
 * @param {string} [within] where it is made, `temporaryFolder()` unless told
 * @returns {string} the folder
 */
export function useOwnTemp(within = temporaryFolder()) {
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
