import { setTextSize } from './reflow.ts';
import { openSession, people, signIn } from './people.ts';
import { test } from './test.ts';
test('zz', async ({ page }) => {
  test.setTimeout(600000);
  const out = '/tmp/w34c-shots';
  const go = async (p: string) => { await page.goto(p); await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(500); };
  const offenders = () => page.evaluate(() => {
    const w = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > w + 1).map((e) => `${e.tagName} ${e.className.toString().slice(0,60)} ${Math.round(e.getBoundingClientRect().right)} ${e.textContent?.slice(0,40)}`).slice(0, 12);
  });
  await signIn(page, people.ana, '/student/statistics/chart');
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await go('/student/statistics/chart');
      await page.screenshot({ path: `${out}/decola.${scheme}.${width}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await setTextSize(page, 200);
  for (const width of [360, 320, 768]) { await page.setViewportSize({ width, height: 900 }); await page.waitForTimeout(300); console.log(width, JSON.stringify(await offenders(), null, 1)); await page.screenshot({ path: `${out}/t200.${width}.png`, fullPage: true }); }
});
for (const brand of ['circulo', 'gtop'] as const)
  test(`zz ${brand}`, async ({ page }) => {
    test.setTimeout(600000);
    await openSession(page, people.ana, brand);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: width === 360 ? 'dark' : 'light' });
      await page.goto('/student/statistics/chart'); await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/w34c-shots/${brand}.${width}.png`, fullPage: true });
    }
  });
test('zz caio', async ({ page }) => {
  await signIn(page, people.caio, '/student/course/2');
  await page.goto('/student/statistics/chart'); await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/w34c-shots/caio.png`, fullPage: true });
  await page.goto('/student/profile'); await page.waitForLoadState('networkidle').catch(() => {}); await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/w34c-shots/caio-profile.png`, fullPage: true });
});
