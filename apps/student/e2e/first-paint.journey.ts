import { people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { cutCode, holdCalls } from './unanswered.ts';

const menu = (page: Page) => page.getByRole('button', { name: `Menu de ${people.ana.name}` });
const waiting = (page: Page) => page.getByRole('main').locator('[aria-busy="true"]').first();

const places = [
  {
    name: 'the dashboard',
    path: '/student/dashboard',
    calls: [
      '/api/user/validate/session',
      '/api/decola/configuration',
      '/api/user/me/list/personalInformation',
      '/api/decola/course/list/progress',
      '/api/decola/courseTrack/required',
      '/api/decola/statistics/user/access',
    ],
    byCode: [
      '/api/decola/course/list',
      '/api/decola/list/schools',
      '/api/decola/notifications',
      '/api/decola/event/list',
      '/api/course/list/new',
    ],
    stands: 'Olá, Ana',
  },
  {
    name: 'a course',
    path: '/student/course/18',
    calls: [
      '/api/user/validate/session',
      '/api/decola/configuration',
      '/api/user/me/list/personalInformation',
      '/api/decola/course/list/id/18',
      '/api/decola/courses/18/contents',
    ],
    stands: 'Ergonomia: cuide das suas costas',
  },
  {
    name: 'a content',
    path: '/student/course/18/content/1801',
    calls: [
      '/api/user/validate/session',
      '/api/decola/configuration',
      '/api/user/me/list/personalInformation',
      '/api/decola/course/list/id/18',
      '/api/decola/courses/18/contents',
      '/api/decola/courses/18/contents/1801',
    ],
    stands: 'Introdução',
  },
];

for (const { name, path, calls, byCode = [], stands } of places) {
  /** The calls of the table are asked for: COURSE-01, COURSE-09, DASH-06, DASH-52, PLAYER-03. */
  test(`${name}, opened anew, stands with its header and its shape before any call is answered, and all calls go side by side`, async ({
    page,
  }) => {
    await signIn(page, people.ana, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(stands);
    const held = await holdCalls(page);
    const code = await holdCalls(page, /\/student\/assets\/.*\.js/);
    await page.reload({ waitUntil: 'commit' });
    // By the document itself, before any code has come.
    await expect.poll(() => held.sent).toEqual(expect.arrayContaining(calls));
    code.release();
    await expect(menu(page)).toBeVisible();
    await expect(waiting(page)).toBeAttached();
    await expect.poll(() => held.sent).toEqual(expect.arrayContaining(byCode));
    held.release();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(stands);
    await expect(waiting(page)).toHaveCount(0);
  });
}

test('inside the app the next page shows its shape at once, also while nothing is answered', async ({
  page,
}) => {
  await signIn(page);
  const card = page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first();
  await expect(card).toBeVisible();
  const held = await holdCalls(page);
  await card.click();
  await expect(page).toHaveURL(/\/student\/course\/\d+$/);
  await expect(waiting(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: /Olá/ })).toHaveCount(0);
  held.release();
  await expect(page.getByRole('region', { name: 'Conteúdos' })).toBeVisible();
});

test('inside the app the next page shows its shape while its code is on its way', async ({ page }) => {
  await signIn(page);
  const card = page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first();
  await expect(card).toBeVisible();
  const held = await holdCalls(page, /\/assets\/course\.route-.*\.js/);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: /Olá/ })).toHaveCount(0);
  await expect(waiting(page)).toBeAttached();
  await expect(menu(page)).toBeVisible();
  held.release();
  await expect(page.getByRole('region', { name: 'Conteúdos' })).toBeVisible();
});

test('a page whose code cannot be fetched says so, and is there once it can', async ({ page }) => {
  await signIn(page);
  const card = page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first();
  await expect(card).toBeVisible();
  const mend = await cutCode(page, /\/assets\/(course\.route|crash).*\.js/);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não pôde ser carregada.');
  await expect(menu(page)).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page).toHaveURL(/\/student\/course\/\d+$/);
  await expect(page.getByRole('region', { name: 'Conteúdos' })).toBeVisible();
});

test('a page whose code cannot be fetched while there is no network waits for it', async ({
  page,
  context,
}) => {
  await signIn(page);
  const card = page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first();
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.click();
  const title = page.getByRole('heading', { level: 1, name: 'Esta página não pôde ser carregada.' });
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await expect(title).toBeVisible();
  await retry.click();
  await expect(retry).toBeEnabled();
  await expect(title).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('region', { name: 'Conteúdos' })).toBeVisible();
});

test('the shell whose code cannot be fetched says so too', async ({ page }) => {
  await signIn(page);
  const mend = await cutCode(page, /\/assets\/(shell|crash|signed-in).*\.js/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não pôde ser carregada.');
  await mend();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Olá, Ana');
});

for (const { name, path, call, stands } of [
  {
    name: 'the dashboard',
    path: '/student/dashboard',
    call: /\/api\/user\/validate\/session/,
    stands: 'Olá, Ana',
  },
  { name: 'a course', path: '/student/course/18', call: /\/api\/decola\/configuration/, stands: 'Ergonomia' },
]) {
  test(`an early call that is never answered does not keep ${name} back`, async ({ page }) => {
    await signIn(page, people.ana, path);
    await page.route(call, () => {});
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(stands);
  });
}

test('an early call that is never answered is given up and asked again', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(/\/api\/course\/list\/new/, (route) => {
    asked += 1;
    // The first one, which the document has started, stays without an answer.
    return asked === 1 ? undefined : route.continue();
  });
  await page.goto('/student/home', { waitUntil: 'commit' });
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = page.getByRole('region', { name: 'Novidades' }).getByRole('link');
  await expect(page.getByRole('region', { name: 'Novidades' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(cards.first()).toBeVisible();
});
