import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
const { executablePath, args } = await findBrowser();
const b = await chromium.launch({ executablePath, args });
const p = await b.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' });
p.on('console', (m) => m.type() === 'error' && console.log(m.text().slice(0, 3000)));
for (const id of process.argv.slice(3)) {
  await p.goto(`${process.argv[2]}/storybook/iframe.html?id=${id}&viewMode=story`);
  await p.waitForTimeout(25000);
  console.log(id, (await p.locator('#storybook-root').innerText().catch(() => '')).slice(0, 3000));
  console.log(await p.evaluate(() => document.querySelector('#error-message')?.innerText?.slice(0, 3000)));
}
await b.close();
