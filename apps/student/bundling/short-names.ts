import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Without vowels: a name never spells a word that a filter of advertisements looks for. */
const letters = 'bcdfghjklmnpqrstvwxz';

/**
 * Names the styles of the built app by the place of their file in the alphabet and their own place in it: `bc3` instead of
 * `_1rgomms3`. A name stands in the sheet wherever its rules do, and a hash does not compress. The last sign is no small letter:
 * vanilla-extract takes a name wherever it finds it in a selector, and `gth` stands in `[data-length]`.
 *
 * @param files all files with styles, as they are named where a style is made
 * @throws {Error} when asked to name a style of a file that is not among them
 */
export function shortNames(files: readonly string[]): (style: { hash: string; filePath: string }) => string {
  const codes = new Map([...files].sort().map((file, place) => [file, codeAt(place)]));
  const hashesOf = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const code = codes.get(filePath);
    if (!code) throw new Error(`${filePath} holds styles and is not among the files that were named.`);
    // A file is read more than once, each time from its start: a hash keeps its place.
    const hashes = hashesOf.get(filePath) ?? [];
    if (!hashes.includes(hash)) hashesOf.set(filePath, [...hashes, hash]);
    const place = hashes.includes(hash) ? hashes.indexOf(hash) : hashes.length;
    return `${code}${place.toString(36).toUpperCase()}`;
  };
}

/** The files with styles in these folders, as seen from `root`. */
export const styleFiles = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .map((file) => relative(root, join(root, folder, file)).replaceAll('\\', '/')),
  );

function codeAt(place: number): string {
  const first = letters[Math.floor(place / letters.length)];
  if (!first)
    throw new Error(`More than ${letters.length ** 2} files with styles: their names need a third letter.`);
  return `${first}${letters[place % letters.length]}`;
}
