import { boxOf, linesOf } from './grid.ts';
import { brands, signIn } from './people.ts';
import { setTextSize } from './reflow.ts';
import { expect, type Locator, test } from './test.ts';

test('the first cards of all schools stand on one line', async ({ page }) => {
  await signIn(page);
  const cards = page
    .getByRole('region', { name: 'Trilhas obrigatórias pendentes' })
    .locator('section > ul > li:first-child > article');
  await expect(cards.nth(1)).toBeAttached();
  for (const [width, percent] of [
    [320, 100],
    [360, 200],
    [768, 200],
    [1440, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, percent);
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(Math.max(...tops) - Math.min(...tops), `${width} px, ${percent} %`).toBeLessThan(1);
  }
});

test('sections of one column have titles of one size', async ({ page }) => {
  await signIn(page, undefined, '/student/course/26');
  const sizeOf = (title: Locator) => title.evaluate((element) => getComputedStyle(element).fontSize);
  const instructors = page.getByRole('heading', { level: 2, name: 'Instrutores' });
  const complements = page.getByRole('button', { name: 'Materiais complementares' });
  await expect(complements).toBeVisible();
  expect(await sizeOf(complements)).toBe(await sizeOf(instructors));
});

test('what opens under the photo ends on the line that the photo ends on', async ({ page }) => {
  for (const brand of brands) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await (brand === 'decola'
      ? signIn(page, undefined, '/student/course/18')
      : page.goto(`/student/course/18?tenant=${brand}`));
    await page.getByRole('button', { name: /^Menu de/ }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const { end: line } = await linesOf(page);
    expect((await boxOf(menu)).end, brand).toBeCloseTo(line, 0);
    await page.keyboard.press('Escape');
  }
});

test('what can be done with a course is as wide as the words above it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, undefined, '/student/course/26');
  const main = page.getByRole('main');
  const [go, title] = await Promise.all(
    [main.getByRole('link', { name: 'Continuar', exact: true }), main.getByRole('heading', { level: 1 })].map(
      boxOf,
    ),
  );
  expect(go).toEqual(title);
});

test('the sign that closes a panel ends where its content ends', async ({ page }) => {
  for (const brand of brands) {
    await page.goto(`/student/home?tenant=${brand}`);
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    const panel = page.getByRole('dialog', { name: 'Acesse sua conta' });
    const sign = await boxOf(panel.getByRole('button', { name: 'Fechar' }).locator('svg'));
    const field = await boxOf(panel.getByLabel('CPF ou e-mail'));
    expect(sign.end, brand).toBeCloseTo(field.end, 0);
  }
});
