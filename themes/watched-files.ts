import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a brand's folder that its CSS is made from. */
export function watchedFiles(folder: string): string[] {
  const inside = (name: string) =>
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name)).map((file) => join(folder, name, file))
      : [];
  return [join(folder, 'tokens.json'), ...inside('assets'), ...inside('fonts')];
}
