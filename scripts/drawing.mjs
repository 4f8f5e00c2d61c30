import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';

/**
 * What decides how pictures are drawn beyond the project's own files: browser, system, and the measure of the machine's
 * generic fonts (arrows and code fall back to them). Two equal answers draw equal pictures.
 *
 * @returns {Promise<{ version: string, fonts: string }>}
 */
export async function drawingEnvironment() {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  const fonts = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['monospace', 'sans-serif', 'serif', 'system-ui']
      .map((family) => {
        context.font = `100px ${family}`;
        return ['mil', '→ ✓ ⚙'].map((text) => context.measureText(text).width.toFixed(1)).join(' ');
      })
      .join(', ');
  });
  const version = `${browser.version()} ${process.platform} ${process.arch}`;
  await browser.close();
  return { version, fonts };
}
