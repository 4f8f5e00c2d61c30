import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeLeftBehind } from '../left-behind.mjs';
import { giveUp, root } from '../setup.mjs';
import type { Mutant } from './mutant.ts';

/** Every file that belongs to the project, as it lies there now; paths from its root. */
export function projectFiles(): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) giveUp(`git ls-files said: ${stderr.trim()}`);
  return stdout.split('\0').filter((file) => file && lstatSync(join(root, file), { throwIfNoEntry: false }));
}

/**
 * The project a second time, outside of its folder, to be changed and built there. Packages are hard links, since a link to
 * the folder would lead the project's own packages back to the sources that are not changed.
 */
export class Copy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), `student-mutants-${process.pid}-`)));
  readonly #clean = new Map<string, string>();

  /** Copies these files; pictures are only read, so a link to them is enough. */
  constructor(files: readonly string[]) {
    process.once('exit', () => this.remove());
    removeLeftBehind('student-mutants-');
    for (const file of files) {
      mkdirSync(join(this.folder, dirname(file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    symlinkSync(join(root, 'pictures'), join(this.folder, 'pictures'), 'junction');
    mirror(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Leaves exactly these mutants in the copy. */
  apply(mutants: readonly Mutant[]): void {
    for (const [file, text] of this.#clean) writeFileSync(join(this.folder, file), text);
    this.#clean.clear();
    for (const mutant of mutants) {
      const path = join(this.folder, mutant.file);
      const text = readFileSync(path, 'utf8');
      if (!this.#clean.has(mutant.file)) this.#clean.set(mutant.file, text);
      writeFileSync(path, mutated(text, mutant));
    }
  }

  /** Tables of props are read from every file for the docs pages alone, and take two thirds of a build. */
  withoutDocs(): void {
    const file = join(this.folder, '.storybook/main.ts');
    const [from, to] = ["reactDocgen: 'react-docgen'", 'reactDocgen: false'];
    writeFileSync(file, mutated(readFileSync(file, 'utf8'), { name: 'without docs', file, from, to }));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * A file's text with the mutant in it.
 *
 * @throws {Error} naming the mutant, when what it replaces is not there exactly once.
 */
export function mutated(
  text: string,
  { name, file, from, to }: Pick<Mutant, 'name' | 'file' | 'from' | 'to'>,
): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`${name}: ${JSON.stringify(from)} is ${parts.length - 1} times in ${file}, not once.`);
  return parts.join(to);
}

/** The same folder by hard links. What tools leave in `.cache` and its like stays where it is. */
function mirror(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (/^\.(cache|vite|vitest)/.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) mirror(source, target);
    else linkOrCopy(source, target);
  }
}

/** On another disk nothing can be linked. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
