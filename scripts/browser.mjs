import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that keep a headless Chromium quiet, offline and drawing the same picture every time. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * The Chromium that tests, pictures and benchmarks run in: `CHROMIUM_PATH`, else the pinned one from npm
 * (Linux x64; needed for picture baselines to match), else one that the machine has.
 *
 * @returns {Promise<{ executablePath: string, args: string[], kind: 'given' | 'pinned' | 'installed' }>}
 * @throws {Error} naming every place that was tried when there is none.
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, args: browserArgs, kind: 'given' };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { executablePath: await chromium.executablePath(), args: browserArgs, kind: 'pinned' };
  }
  const found = installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, args: browserArgs, kind: 'installed' };
  throw new Error(
    `No Chromium found. Tried CHROMIUM_PATH, the pinned package (Linux x64 only) and: ${installed.join(', ')}.`,
  );
}
