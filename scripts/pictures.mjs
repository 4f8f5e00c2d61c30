/**
 * npm run pictures [-- <files …>]: draws the pictures of stories anew and leaves them for you to look at (`git diff`) and
 * commit. Those of stories that no longer exist are removed when no file is named.
 */
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, root, run } from './setup.mjs';

ensureInstalled();
const files = process.argv.slice(2);
const folder = join(root, 'pictures');
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
writeFileSync(
  join(folder, 'browser.json'),
  `${JSON.stringify({ version: `${browser.version()} ${process.platform} ${process.arch}` })}\n`,
);
await browser.close();
const begun = Date.now();
const { code } = await run('vitest', ['run', '--config', 'vitest.stories.config.ts', '--update', ...files], {
  env: { PICTURES: 'on' },
});
if (files.length === 0 && code === 0 && !process.env.THEMES) {
  for (const brand of readdirSync(folder)) {
    const path = join(folder, brand);
    if (brand.startsWith('__') || !statSync(path).isDirectory()) continue;
    for (const picture of readdirSync(path)) {
      if (statSync(join(path, picture)).mtimeMs < begun - 60_000 && process.env.PRUNE === '1')
        rmSync(join(path, picture));
    }
  }
}
process.exit(code);
