import { brands, signIn } from './people.ts';
import { setTextSize } from './reflow.ts';
import { expect, test } from './test.ts';

test('a person who asked for larger text gets it in every brand', async ({ page }) => {
  for (const brand of brands) {
    await page.goto(`/student/home?tenant=${brand}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const lead = page.getByRole('main').locator('p').first();
    const sizeOf = () => lead.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    const usual = await sizeOf();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(sizeOf).toBeCloseTo(usual * 2, 2);
  }
});

test('with large text no long title makes a whole strip tall', async ({ page }) => {
  await signIn(page, undefined, '/student/dashboard', 'gtop');
  await page.setViewportSize({ width: 360, height: 780 });
  await setTextSize(page, 200);
  const strip = page.getByRole('region', { name: 'Seus interesses', exact: true });
  const titles = strip.getByRole('article').getByRole('link');
  await expect(async () => {
    await strip.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(titles.first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  const tall = await titles.evaluateAll((links) =>
    links
      .map((link) => ({
        title: link.textContent?.slice(0, 40),
        lines: Math.round(
          link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight),
        ),
      }))
      .filter(({ lines }) => lines > 3),
  );
  expect(tall).toEqual([]);
});
