import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Row } from './rows.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The page as one document: what it shows, how, and by which script; nothing is loaded but pictures beside it. */
export async function documentOf(rows: readonly Row[]): Promise<string> {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What the run found</title>
<link rel="icon" href="data:,">
<style>
${readFileSync(fileOf('page.css'), 'utf8')}</style>
<body>
<noscript>This page needs JavaScript. The pictures lie beside it, in before, after and difference.</noscript>
<script type="application/json" id="rows">${dataOf(rows)}</script>
<script>
${(await scriptOf()).replaceAll('</script', '<\\/script')}</script>
</html>
`;
}

/** Data within a document: no letter of a name or an error ends the script that it stands in. */
export const dataOf = (rows: readonly Row[]) => JSON.stringify(rows).replaceAll('<', '\\u003c');

/** What runs in the page, from typed files, as one script that opens from the file system. */
async function scriptOf(): Promise<string> {
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: fileOf('main.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('the script of the page could not be built');
  return bundle.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}
