import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadTokens } from './compiler/load.ts';

/** The files of a brand's folder that its CSS is made from. */
export function watchedFiles(folder: string): string[] {
  const inside = (name: string) =>
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name)).map((file) => join(folder, name, file))
      : [];
  const tokens = loadTokens(folder).files.map((file) => join(folder, file));
  return [...tokens, ...inside('assets'), ...inside('fonts')];
}
