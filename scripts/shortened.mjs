import { stripVTControlCharacters } from 'node:util';

/** How much of an error is told where only the end of a log is read. */
const longest = { lines: 12, letters: 160 };

/**
 * The beginning of what an error says, as lines that stand below the name of what failed: without colours and empty lines,
 * and with its last line, which says where.
 *
 * @param {string | undefined} why
 * @returns {string} empty where nothing is known
 */
export function shortened(why = '') {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, longest.letters))
    .filter((line) => line !== '');
  const told =
    lines.length > longest.lines ? [...lines.slice(0, longest.lines - 1), ...lines.slice(-1)] : lines;
  return told.map((line) => `\n      ${line}`).join('');
}
