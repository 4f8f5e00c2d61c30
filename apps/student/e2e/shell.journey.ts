import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const photo = (page: Page) => page.getByRole('button', { name: `Menu de ${people.ana.name}` });
const search = (page: Page) => page.getByPlaceholder('O que você quer aprender?');

test('the bare address leads to the dashboard (SHELL-02)', async ({ page }) => {
  await signIn(page);
  for (const path of ['/student', '/student/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/student/dashboard');
  }
});

test('the search of the header stands on the dashboard, and not over a course (SHELL-06, SHELL-08, SHELL-09)', async ({
  page,
}) => {
  await signIn(page);
  await expect(search(page)).toBeVisible();
  await page.goto('/student/course/18');
  await quiet(page);
  await expect(search(page)).toHaveCount(0);
});

test('the menu tells who is there and leads to their profile; up to 755 px it is a sheet with the same places (SHELL-16 to SHELL-18, SHELL-29, SHELL-30)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 756, height: 900 });
  await openSession(page, people.ana);
  await page.goto('/student/course/18');
  await quiet(page);
  await photo(page).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText(people.ana.login);
  await expect(menu).toHaveAccessibleDescription(/^[^,]+, [^,]+@[^,]+, .+/);
  const wide = (await menu.getByRole('menuitem').allInnerTexts()).map((name) => name.trim());
  expect(wide.slice(0, 2)).toEqual(['Acessar perfil', 'Início']);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 755, height: 900 });
  await photo(page).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet).toContainText(people.ana.login);
  for (const name of wide)
    await expect(
      sheet.getByRole('link', { name }).or(sheet.getByRole('button', { name })).first(),
    ).toBeVisible();
  await sheet.getByRole('link', { name: 'Acessar perfil' }).click();
  await expect(page).toHaveURL(/\/student\/profile/);
});
