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

/** What a run may do with pictures on this machine. `refuse`: nothing at all. `skip`: stories are played without pictures. */
export type Verdict =
  | { pictures: 'take' }
  | { pictures: 'refuse'; words: string }
  | { pictures: 'skip'; as: 'fault' | 'warning'; words: string };

type Asked = {
  there: Environment | undefined;
  here: Environment;
  /** Whether pictures are redrawn rather than compared. */
  draws: boolean;
  /** Whether only some stories are asked for. */
  isPartial: boolean;
  /** Whether a machine that draws otherwise is a failure. */
  isRequired: boolean;
  /** Whether there are accepted pictures. */
  hasPictures: boolean;
};

/**
 * Pictures are compared only where they come out as they were drawn; elsewhere they are skipped, and the run says so, or fails where
 * pictures are required. All of them can be
 * redrawn anywhere, but some only beside others that were drawn alike.
 */
export function verdictOn({ there, here, draws, isPartial, isRequired, hasPictures }: Asked): Verdict {
  if (isAlike(there, here)) return { pictures: 'take' };
  const how = sayHowToDrawThere(there, here);
  if (!draws)
    return {
      pictures: 'skip',
      as: isRequired ? 'fault' : 'warning',
      words: `pictures are not compared on this machine. ${how}`,
    };
  // Where pictures lie, but not how they were drawn, a part of them cannot be drawn alike.
  if (!isPartial || (!there && !hasPictures)) return { pictures: 'take' };
  const words = `Some pictures cannot be redrawn here: they would not be drawn as the others are. ${how}`;
  return { pictures: 'refuse', words };
}

const isAlike = (one: Environment | undefined, other: Environment) =>
  one?.version === other.version && one.fonts === other.fonts;

/** What to do where pictures come out otherwise. */
function sayHowToDrawThere(there: Environment | undefined, here: Environment): string {
  return [
    `The pictures were drawn by Chromium ${there?.version ?? '(none yet)'} with fonts of the measure ${there?.fonts ?? '-'};`,
    `this is ${here.version} with ${here.fonts}.`,
    'To draw and compare as they were drawn, run on Linux x64 without CHROMIUM_PATH, with the browser that `npm install` brings and without other fonts, e.g. in a container of the image node:22-bookworm-slim: `npm test -- stories`.',
    'To move to another browser, redraw all of them there: `npm run pictures`.',
  ].join(' ');
}
