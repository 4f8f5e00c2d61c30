/**
 * What docs/add-a-screen.md tells to write: its code blocks name their file. A block `ts` or `tsx` is a new file, a block
 * `diff` replaces the lines marked `-` by those marked `+`; lines that begin with a space stay.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './setup.mjs';

const document = join(root, 'docs/add-a-screen.md');

/**
 * The blocks of the document, in its order.
 *
 * @returns {{ isNew: boolean, file: string, text: string }[]}
 */
export function blocks() {
  const fences = /^```(diff|tsx?) (\S+)\n([\s\S]*?)^```$/gm;
  return [...readFileSync(document, 'utf8').matchAll(fences)].map(([, kind, file = '', text = '']) => ({
    isNew: kind !== 'diff',
    file,
    text,
  }));
}

/** Follows the document in a copy of the project. Throws where the project is not as it says. */
export function followIn(copy) {
  for (const { isNew, file, text } of blocks()) {
    const path = join(copy, file);
    if (isNew && existsSync(path)) throw new Error(`docs/add-a-screen.md: ${file} is no new file.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, isNew ? text : changed(file, readFileSync(path, 'utf8'), text));
  }
}

function changed(file, source, diff) {
  const marked = (mark) =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(mark) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, ...after] = source.split(marked('-'));
  if (after.length !== 1)
    throw new Error(`docs/add-a-screen.md: ${file} has not these lines:\n${marked('-')}`);
  return `${before}${marked('+')}${after[0]}`;
}

if (process.argv[1]?.endsWith('add-a-screen.mjs')) followIn(process.argv[2] ?? root);
