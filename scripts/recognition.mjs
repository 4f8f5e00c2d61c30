/**
 * The sheet of the test of recognition (docs/recognition.md): screens with the brand's logo covered, each brand in both schemes.
 *
 *   npm run recognition [-- --base http://localhost:4300] [--out docs/recognition.webp]
 *
 * Without `--base` it serves the built app itself, with fresh data that nothing keeps.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { bundledBrands } from '../themes/brands.ts';
import { findBrowser } from './browser.mjs';
import { coverLogos } from './cover-logos.mjs';
import { columns, placeOf, rowsOf, screens, sheetSize, tile, window } from './recognition-sheet.mjs';

const { values } = parseArgs({
  options: { base: { type: 'string' }, out: { type: 'string', default: 'docs/recognition.webp' } },
});

const served = values.base
  ? undefined
  : await import('../packages/sandbox/src/serve.ts').then(({ serve }) =>
      serve({ port: 0, data: ':memory:' }),
    );
const base = values.base ?? served.url;
const { seededPassword } = await import('../packages/sandbox/src/passwords/passwords.ts');
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });

const signIn = async (page) => {
  await page.goto(`${base}/student/home?redirect=%2Fstudent%2Fdashboard`);
  await page.getByLabel('CPF ou e-mail').fill('ana.souza@decola.com.br');
  await page.getByRole('dialog').locator('input[type=password]').fill(seededPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/dashboard');
};

/** Until nothing of the page is on its way. */
const settle = async (page) => {
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => {});
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForTimeout(700);
};

const pictures = [];
try {
  for (const { brand, colorScheme } of rowsOf(bundledBrands)) {
    const context = await browser.newContext({
      viewport: window,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
    });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(`${base}/student/?tenant=${brand}`);
    for (const screen of screens) {
      if (screen === 'dashboard') await signIn(page);
      else await page.goto(`${base}/student/${screen.split('#')[0]}`);
      await settle(page);
      const [, element] = screen.split('#');
      if (element) {
        await page.locator(`#${element}`).evaluate((there) => there.scrollIntoView());
        await settle(page);
      }
      if ((await page.evaluate(coverLogos)) === 0)
        throw new Error(
          `${brand}, ${colorScheme}: nothing of ${screen} was covered; its logo was not found.`,
        );
      pictures.push(await page.screenshot());
    }
    await context.close();
    console.log(`${brand}, ${colorScheme}: ${screens.length} screens`);
  }
} finally {
  await browser.close();
  await served?.close();
}

const tiles = await Promise.all(
  pictures.map(async (picture, at) => ({
    input: await sharp(picture).resize(tile.width).toBuffer(),
    ...placeOf(at),
  })),
);
await sharp({ create: { ...sheetSize(pictures.length / columns), channels: 3, background: '#8b8f98' } })
  .composite(tiles)
  .webp({ quality: 78 })
  .toFile(values.out);
console.log(values.out);
