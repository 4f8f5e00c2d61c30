import { isAbsolute, relative } from 'node:path';

/** The data file cannot be had; the message is all that the person at the terminal needs. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

/** A path as a person would write it here. */
export const shown = (path: string): string => {
  const short = relative(process.cwd(), path);
  return short && !short.startsWith('..') && !isAbsolute(short) ? short : path;
};

const elsewhere = 'npm start -- --data .data/another.sqlite';

export const sentences = {
  running: (file: string, url: string | undefined) =>
    url
      ? `The sandbox runs already with the data in ${shown(file)}, at ${url}. Open that address, or start a second one on a file of its own: ${elsewhere}`
      : `Another start of the sandbox has the data in ${shown(file)} and is just beginning or ending. Try again in a moment, or start on another file: ${elsewhere}`,
  otherVersion: (file: string, aside: string, earlier: string | undefined) =>
    `The data in ${shown(file)} was written by another version of this project, which this one cannot read, so it begins anew. The old data is complete in ${shown(aside)}: the version that wrote it goes on with it by npm start -- --data ${shown(aside)}. Delete it when you need it no more.${
      earlier
        ? ` (Data that this version wrote earlier lies in ${shown(earlier)}; npm start -- --data ${shown(earlier)} goes on with that.)`
        : ''
    }`,
  unreadable: (file: string, aside: string) =>
    `${shown(file)} is damaged or was never data of the sandbox, so it begins anew. The file lies unchanged in ${shown(aside)}; delete it when you need it no more.`,
  foreign: (file: string) =>
    `${shown(file)} is a database of another application and was left as it is. Start on another file: ${elsewhere}`,
  notAFile: (path: string) =>
    `${shown(path)} is not a file, so no data can be kept in it. Name a file: ${elsewhere}`,
  full: (file: string) =>
    `The disk is full: nothing new is kept in ${shown(file)}, and what was kept is safe. Make room and go on, or stop this and start on another disk: npm start -- --data /another/disk/sandbox.sqlite`,
  unwritable: (file: string) =>
    `${shown(file)} cannot be written or read any more: the disk may be full, taken away or broken. What was kept before is safe as far as the disk is. Look after it and start again, or ${elsewhere}`,
  damaged: (file: string) =>
    `${shown(file)} was damaged while the sandbox ran. Stop this and start again: the file is set aside unchanged and a new one begun.`,
  unusable: (path: string, reason: string) =>
    `No data can be kept in ${shown(path)}: ${reason}. Change that, or start on another file: ${elsewhere}`,
};

/** Does something with the data file and turns what SQLite or the system refuses into a sentence. */
export const inPlainWords = <T>(path: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!isOfFiles(error)) throw error;
    const reason = reasons[String(error.code)] ?? reasons[Number(error.errcode) & 0xff] ?? error.message;
    throw new DataFileError(sentences.unusable(path, reason), { cause: error });
  }
};

/** What to tell, and what to do, about an error in the middle of a run; `undefined` for those that are none of the file's. */
export const troubleOf = (error: unknown, file: string): string | undefined => {
  if (!isOfFiles(error)) return undefined;
  const sentence = troubles[Number(error.errcode) & 0xff];
  return sentence && sentences[sentence](file);
};

/** By SQLite's primary code. */
const troubles: Record<number, 'full' | 'unwritable' | 'damaged'> = {
  8: 'unwritable',
  10: 'unwritable',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  26: 'damaged',
};

type FileError = Error & { code: string; errcode?: number };

const isOfFiles = (error: unknown): error is FileError =>
  error instanceof Error && 'code' in error && (!('errcode' in error) || error.code === 'ERR_SQLITE_ERROR');

const noPermission = 'this user may not read and write there';
const inUse = 'another program has the file open, perhaps a sandbox of another version';
const noRoom = 'the disk is full';

/** By code of the system, or by SQLite's primary code. */
const reasons: Record<string | number, string> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  EBUSY: inUse,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EFBIG: noRoom,
  ENOTDIR: 'part of its path is not a folder',
  EEXIST: 'part of its path is not a folder',
  5: inUse,
  6: inUse,
  8: noPermission,
  10: 'the disk cannot be written there; it may be full',
  13: noRoom,
  14: noPermission,
};
