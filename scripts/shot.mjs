/**
 * Takes pictures of stories or pages.
 *
 *   npm run shot -- <story-id | url> [more …] [--brand decola,circulo,gtop] [--scheme light,dark] [--width 360,1440]
 *                   [--base http://localhost:6006] [--out .data/shots] [--height 900] [--full]
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'decola' },
    scheme: { type: 'string', default: 'light' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    base: { type: 'string', default: 'http://localhost:6006' },
    out: { type: 'string', default: '.data/shots' },
    full: { type: 'boolean', default: false },
    wait: { type: 'string', default: '600' },
  },
});

mkdirSync(values.out, { recursive: true });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
for (const target of positionals) {
  for (const brand of values.brand.split(',')) {
    for (const scheme of values.scheme.split(',')) {
      for (const width of values.width.split(',').map(Number)) {
        const page = await browser.newPage({
          viewport: { width, height: Number(values.height) },
          reducedMotion: 'reduce',
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
          colorScheme: scheme === 'dark' ? 'dark' : 'light',
        });
        page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
        const url = target.startsWith('http')
          ? target
          : `${values.base}/iframe.html?id=${target}&viewMode=story&globals=theme:${brand};scheme:${scheme}`;
        await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
        await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
        await page.waitForTimeout(Number(values.wait));
        const name = target
          .replace(/^https?:\/\//, '')
          .replace(/[^a-z0-9-]+/gi, '_')
          .slice(0, 80);
        const path = `${values.out}/${name}.${brand}.${scheme}.${width}.png`;
        await page.screenshot({ path, fullPage: values.full });
        console.log(path);
        await page.close();
      }
    }
  }
}
await browser.close();
