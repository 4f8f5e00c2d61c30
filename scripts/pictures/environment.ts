import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { folder } from './store.ts';

/** What decides how pictures are drawn beyond the project's own files. Two equal answers draw equal pictures. */
export interface Environment {
  version: string;
  fonts: string;
}

const file = join(folder, 'browser.json');

/** Browser, system, and the measure of the machine's generic fonts: arrows and code fall back to them. */
export async function environmentHere(browser: Browser): Promise<Environment> {
  const page = await browser.newPage();
  const fonts = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['monospace', 'sans-serif', 'serif', 'system-ui']
      .map((family) => {
        if (context) context.font = `100px ${family}`;
        return ['mil', '→ ✓ ⚙'].map((text) => context?.measureText(text).width.toFixed(1)).join(' ');
      })
      .join(', ');
  });
  await page.close();
  return { version: `${browser.version()} ${process.platform} ${process.arch}`, fonts };
}

/** Where the pictures that lie in the project were drawn. */
export const environmentThere = (): Environment | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : undefined;

export const rememberEnvironment = (environment: Environment) =>
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`);

export const isAlike = (one: Environment | undefined, other: Environment) =>
  one?.version === other.version && one.fonts === other.fonts;

/** What to do where pictures come out otherwise. */
export function sayHowToDrawThere(there: Environment | undefined, here: Environment): string {
  return [
    `The pictures were drawn by Chromium ${there?.version ?? '(none yet)'} with fonts of the measure ${there?.fonts ?? '-'};`,
    `this is ${here.version} with ${here.fonts}.`,
    'To draw and compare as they were drawn, run on Linux x64 without CHROMIUM_PATH, with the browser that `npm install` brings and without other fonts, e.g. in a container of the image node:22-bookworm-slim: `npm test -- stories`.',
    'To move to another browser, redraw all of them there: `npm run pictures`.',
  ].join(' ');
}
