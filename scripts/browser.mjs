import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { removeLeftBehind } from './left-behind.mjs';
import { root } from './setup.mjs';

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
  // Drawn by the processor anyhow: a process less, which is felt where there are two cores.
  '--in-process-gpu',
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

/** Tests open many pages for a moment each: where two cores are busy anyhow, V8's helper threads cost more than they give. */
export const testArgs = ['--js-flags=--single-threaded'];

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
    const home = await pinnedBrowser();
    process.env.FONTCONFIG_FILE = onlyFontsOf(home);
    Object.assign(process.env, { ...setAtItsStart(home), ...process.env });
    return { executablePath: join(home, 'chromium'), args: browserArgs, kind: 'pinned' };
  }
  const found = installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, args: browserArgs, kind: 'installed' };
  throw new Error(
    `No Chromium found. Tried CHROMIUM_PATH, the pinned package (Linux x64 only) and: ${installed.join(', ')}.`,
  );
}

/**
 * The browser of the installed package, unpacked into a folder of its version. By itself the package unpacks into the
 * system's temporary folder and takes any file named `chromium` that lies there, of whatever version, even half written.
 */
async function pinnedBrowser() {
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build.index\.js$/, '');
  const { version } = JSON.parse(readFileSync(join(manifest, 'package.json'), 'utf8'));
  const home = join(root, 'node_modules', '.cache', `chromium-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(dirname(home), { recursive: true });
  removeLeftBehind(`${basename(home)}.`, dirname(home), 60_000);
  // A folder that nobody had before: what a killed run left half written would be taken for the browser.
  const unpacking = mkdtempSync(`${home}.${process.pid}-`);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unpacking;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  try {
    renameSync(unpacking, home);
  } catch {
    // Another run was faster: its folder is whole, because it was renamed too.
    rmSync(unpacking, { recursive: true, force: true });
  }
  return home;
}

/**
 * Variables that Chromium sets while its threads already read the environment. A new one moves the environment away under
 * whoever reads it, and one launch in fifteen ended in a crash (`SIGSEGV` in `getenv`); one that is there is changed in its place.
 */
const setAtItsStart = (home) => ({
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  FC_FONTATIONS: '1',
  VK_ICD_FILENAMES: join(home, 'vk_swiftshader_icd.json'),
});

/** The machine's own fonts never come into a picture: where a brand's font has no glyph, the package's font is drawn. */
function onlyFontsOf(home) {
  const file = join(home, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts', 'fonts')}</dir>
  <cachedir>${join(home, 'fonts-cache')}</cachedir>
</fontconfig>
`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
