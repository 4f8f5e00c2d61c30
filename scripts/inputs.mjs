import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const ignored = new Set(['node_modules', 'dist', 'e2e', '.data', '.cache', 'test-results']);

function hashInto(hash, path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) hashInto(hash, child);
    else if (entry.isFile()) hash.update(child.slice(root.length)).update(readFileSync(child));
  }
}

/** One value for the content of these files and folders: equal while nothing in them changed. */
export function inputsOf(paths) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    try {
      hashInto(hash, full);
    } catch (error) {
      if (error.code !== 'ENOTDIR') throw error;
      hash.update(path).update(readFileSync(full));
    }
  }
  return hash.digest('hex');
}

/** What `folder` was built from; `undefined` where that is not known. */
export function inputsOfBuild(folder) {
  const stamp = join(root, folder, '.inputs');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/** Whether `folder` was built from exactly these inputs. */
export const isBuiltFrom = (folder, inputs) => inputsOfBuild(folder) === inputs;

/** Remembers that `folder` was built from these inputs. */
export function rememberBuild(folder, inputs) {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, '.inputs'), inputs);
}
