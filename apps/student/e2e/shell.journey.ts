import { dashboardThere, expectArrived } from './arrived.ts';
import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Locator, type Page, test } from './test.ts';

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

/** What a student does here, and the link or button of menu, header or dashboard that leads to it. */
const activities: readonly { what: string; in: 'menu' | 'header' | string; leads: RegExp }[] = [
  {
    what: 'watch contents and packages, with notes, doubts, questionnaires and evaluation forms',
    in: 'Continue de onde você parou!',
    leads: /^\/student\/course\/\d+\/content\/\d+$/,
  },
  { what: 'any course', in: 'Todos os treinamentos', leads: /^\/student\/course\/\d+$/ },
  {
    what: 'comments and ratings of courses',
    in: 'Todos os treinamentos',
    leads: /^(\d+ comentários?|Comentários) sobre /,
  },
  { what: 'favourites', in: 'Todos os treinamentos', leads: /^Favoritar / },
  { what: 'recommending', in: 'Todos os treinamentos', leads: /^Recomendar / },
  { what: 'tracks', in: 'Trilhas obrigatórias pendentes', leads: /^\/student\/details-course-tracks\/\d+$/ },
  { what: 'all tracks', in: 'Trilhas obrigatórias pendentes', leads: /^\/student\/details-course-tracks$/ },
  { what: 'schools', in: 'Todos os treinamentos', leads: /^\/student\/details-courses$/ },
  { what: 'events, with their check-in', in: 'Treinamentos', leads: /^\/student\/event\/\d+\/class\/\d+$/ },
  {
    what: 'training courses, with their check-in',
    in: 'Treinamentos',
    leads: /^\/student\/training-course\/\d+$/,
  },
  { what: 'the search', in: 'header', leads: /^O que você quer aprender\?$/ },
  { what: 'notifications', in: 'header', leads: /^Notificações/ },
  { what: 'statistics', in: 'header', leads: /^\/student\/statistics\/chart$/ },
  { what: 'the shop', in: 'header', leads: /^\/student\/shop\/page\/1$/ },
  { what: 'own courses', in: 'menu', leads: /^\/student\/profile\/courses$/ },
  { what: 'received recommendations', in: 'menu', leads: /^\/student\/profile\/indication$/ },
  { what: 'own favourites', in: 'menu', leads: /^\/student\/profile\/favorite$/ },
  { what: 'the statement', in: 'menu', leads: /^\/student\/decoins\/statement$/ },
  { what: 'orders', in: 'menu', leads: /^\/student\/profile\/history-order$/ },
  { what: 'suggestions', in: 'menu', leads: /^Dê sua sugestão$/ },
];

/** Where the links within lead, and what the buttons and fields within are called. */
const waysIn = (place: Locator) =>
  place
    .locator('a[href], button, [role="menuitem"], input[type="search"]')
    .evaluateAll((ways) =>
      ways.map(
        (way) =>
          way.getAttribute('href') ||
          way.getAttribute('aria-label') ||
          way.textContent ||
          way.getAttribute('placeholder'),
      ),
    );

test('menu, header and dashboard lead to all that a student does here (SHELL-62)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await expectArrived(page, dashboardThere);
  const header = await waysIn(page.getByRole('banner'));
  const regions = new Map<string, (string | null)[]>();
  for (const name of new Set(activities.map((activity) => activity.in)))
    if (name !== 'menu' && name !== 'header')
      regions.set(name, await waysIn(page.getByRole('region', { name, exact: true })));
  await photo(page).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  const ways = new Map([...regions, ['header', header], ['menu', await waysIn(page.getByRole('menu'))]]);
  const unreached = activities.filter(
    (activity) => !ways.get(activity.in)?.some((way) => way && activity.leads.test(way.trim())),
  );
  expect(unreached).toEqual([]);
});
