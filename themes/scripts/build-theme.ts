/** `npm run build:theme acme [folder]`: writes a brand's files as a running app loads them: `themes/acme.css` and `themes/acme/…`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ThemeError } from '../compiler/css.ts';
import { published, themeNames } from '../vite.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name, folder = join(root, 'dist')] = process.argv.slice(2);
if (name === undefined || !themeNames().includes(name)) {
  console.error(`Say which brand: npm run build:theme <brand>. There are: ${themeNames().join(', ')}.`);
  process.exit(1);
}
try {
  for (const [path, content] of published([name])) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`${file}  ${content.length} bytes, ${gzipSync(content).length} gzip`);
  }
} catch (error) {
  if (!(error instanceof ThemeError)) throw error;
  console.error(error.message);
  process.exit(1);
}
