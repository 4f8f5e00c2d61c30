/**
 * npm run pictures [-- <files …>]: draws the pictures of stories anew and leaves them for you to look at (`git diff`) and
 * commit. Without files all are drawn, and those of stories that no longer exist are gone.
 */
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingEnvironment } from './drawing.mjs';
import { ensureInstalled, root, run } from './setup.mjs';

ensureInstalled();
const files = process.argv.slice(2);
const folder = join(root, 'pictures');
if (files.length === 0 && !process.env.THEMES) {
  for (const name of readdirSync(folder)) {
    if (statSync(join(folder, name)).isDirectory()) rmSync(join(folder, name), { recursive: true });
  }
}
writeFileSync(join(folder, 'browser.json'), `${JSON.stringify(await drawingEnvironment(), null, 2)}\n`);
const { code } = await run('vitest', ['run', '--config', 'vitest.stories.config.ts', ...files, '--update'], {
  env: { PICTURES: 'on' },
});
process.exit(code);
