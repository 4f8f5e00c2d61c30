import { openPersonMenu, openSession } from './people.ts';
import { expect, type Page, test } from './test.ts';

/** The brightness of the page's ground, from 0 to 1. */
const groundOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3 / 255;
  });

test('dark, once chosen, is there at once and after a reload; as the system, it goes with the system again', async ({
  page,
}) => {
  await openSession(page);
  await page.goto('/student/course/18');
  expect(await groundOf(page)).toBeGreaterThan(0.8);

  const choose = async (name: string) => {
    await openPersonMenu(page);
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose('Escuro');
  await expect.poll(() => groundOf(page)).toBeLessThan(0.3);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await groundOf(page)).toBeLessThan(0.3);
  await openPersonMenu(page);
  await expect(page.getByRole('menuitemradio', { name: 'Escuro' })).toBeChecked();
  await page.keyboard.press('Escape');

  await choose('Automático (sistema)');
  await expect.poll(() => groundOf(page)).toBeGreaterThan(0.8);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await groundOf(page)).toBeGreaterThan(0.8);
});
