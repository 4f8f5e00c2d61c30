import { contentThere, courseThere, dashboardThere, expectArrived, landingThere } from './arrived.ts';
import { openSession } from './people.ts';
import { video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

/** The shared sheets in the order of who needs whom, and behind them those of one place (bundling/bundles.ts). */
const order = ['styles', 'styles-everywhere', 'styles-shared'];

/** The sheets that the page has asked for, in the order in which their rules count. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => /\/assets\/(.+)-.{8}\.css$/.exec(href ?? '')?.[1] ?? []),
  );

async function expectOrder(page: Page) {
  const sheets = await sheetsOf(page);
  const shared = sheets.filter((name) => order.includes(name));
  expect(shared).toEqual(order.slice(0, shared.length));
  expect(sheets.slice(0, shared.length), 'those of a place stand behind them').toEqual(shared);
  expect(new Set(sheets).size).toBe(sheets.length);
  return sheets;
}

test('style sheets stand in one order, whatever a visit has asked for first', async ({ page }) => {
  await page.goto('/student/home');
  await expectArrived(page, landingThere);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Acesse sua conta' })).toBeVisible();
  await expectOrder(page);

  await openSession(page);
  await page.goto('/student/dashboard');
  await expectArrived(page, dashboardThere);
  expect(await expectOrder(page)).not.toContain('styles-of-course');
  await page.goto('/student/course/18');
  await expectArrived(page, courseThere);
  expect(await expectOrder(page)).toContain('styles-of-course');
  await page.goto(video.path);
  await expectArrived(page, contentThere);
  expect(await expectOrder(page)).toContain('styles-of-content');
});
