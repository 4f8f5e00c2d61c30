import { enterCredentials, people, signIn } from './people.ts';
import { controlTime, play, progressOf, study, video } from './studying.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** How many pixels the page is wider than the window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the main path on a phone, through the phone menu', async ({ page }) => {
  await controlTime(page);
  await page.goto('/student/home');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).tap();
  await enterCredentials(page, people.ana);
  await expect(page).toHaveURL('/student/dashboard');

  await page.getByRole('button', { name: 'Abrir a busca' }).tap();
  await page.getByRole('banner').getByRole('searchbox').fill('ergonomia');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Ergonomia: cuide das suas costas' }).tap();
  await page.getByRole('button', { name: 'Matricular-se' }).tap();
  await page.getByRole('link', { name: 'Começar' }).tap();
  await play(page, video.title);
  await study(page, 15);
  await expect(progressOf(page)).toHaveAttribute('aria-valuenow', '33');

  await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Meus treinamentos' })).toBeVisible();
  await sheet.getByRole('link', { name: 'Início' }).tap();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).tap();
  await sheet.getByRole('button', { name: 'Sair' }).tap();
  await page
    .getByRole('alertdialog', { name: 'Deseja realmente sair?' })
    .getByRole('button', { name: 'Sair' })
    .tap();
  await expect(page).toHaveURL('/student/home');
});

const screens = [
  '/student/dashboard',
  '/student/course/18',
  video.path,
  '/student/search?page=1&limit=20&search=seguran%C3%A7a',
  '/student/course/19',
  '/student/profile',
] as const;

for (const brand of ['decola', 'circulo', 'gtop']) {
  test(`nothing is wider than a phone of 360 px in ${brand}`, async ({ page }) => {
    const wide: Record<string, number> = {};
    const measure = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const overflow = await overflowOf(page);
      if (overflow > 0) wide[path] = overflow;
    };
    for (const path of ['/student/home', '/student/terms', '/student/nada'])
      await measure(`${path}?tenant=${brand}`);
    await signIn(page);
    for (const path of screens) await measure(path);
    expect(wide).toEqual({});
  });
}
