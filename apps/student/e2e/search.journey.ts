import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const results = (page: Page) => page.getByRole('list', { name: 'Treinamentos' }).getByRole('heading');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Paginação' });

test('the address says how many results a page has, and every page keeps to it (TRACK-10)', {
  tag: '@gate',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/course/globalSearch')) asked.push(search);
  });
  await signIn(page, people.ana, '/student/search?page=1&limit=8&search=a');
  await expect(results(page)).toHaveCount(8);
  await pages(page).getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/student/search?page=2&limit=8&search=a');
  await expect(results(page)).toHaveCount(8);
  const title = page.getByRole('heading', { level: 2, name: 'Treinamentos' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  expect(asked).toEqual(['?page=1&limit=8&search=a', '?page=2&limit=8&search=a']);
});

test('what cannot be read in the address is as by default (TRACK-09)', async ({ page }) => {
  await openSession(page);
  await page.goto('/student/search?page=dois&limit=5000&search=a&nada=%');
  await expect(results(page)).toHaveCount(20);
  await page.goto('/student/dashboard?page=0&schools=x,2&order=Up&courseID=abc');
  await expect(page.getByRole('button', { name: 'Operações', pressed: true })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Todos os treinamentos' }).getByRole('link').first(),
  ).toBeVisible();
  // A dialog's code comes late.
  await quiet(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('from seven pages on, what is offered is what the rules say (SHELL-55)', async ({ page }) => {
  await signIn(page, people.ana, '/student/search?page=4&limit=9&search=a');
  await expect(pages(page).getByRole('listitem')).toHaveText(['1', '2', '3', '4', '5', '7']);
});

test('a page that a list does not have leads to its last one', async ({ page }) => {
  await openSession(page);
  for (const address of ['/student/dashboard?page=999', '/student/search?page=77&limit=5&search=a']) {
    await page.goto(address);
    await expect.poll(() => Number(new URL(page.url()).searchParams.get('page'))).toBeLessThan(77);
    await expect(page.locator('main [aria-current="page"]').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Não há nenhum treinamento por aqui' })).toHaveCount(0);
  }
});

test('a search without results says so of its word, and leads to the whole list', async ({ page }) => {
  await signIn(page, people.ana, '/student/search?page=1&limit=20&search=xyzxyz');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nenhum resultado para “xyzxyz”' })).toBeVisible();
  await expect(main.getByText('Confira a grafia ou tente uma palavra mais geral.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ver agenda' })).toHaveAttribute('href', '/student/calendar');
  await expect(main.getByRole('link', { name: 'Ver quem ensina' })).toHaveAttribute(
    'href',
    '/student/details-courses-instructors',
  );
  const interests = main.getByRole('region', { name: 'Seus interesses' }).getByRole('link');
  await expect(interests.first()).toHaveAttribute('href', /\/interest\/\d+\?title=/);
  await main.getByRole('link', { name: 'Ver todos os treinamentos' }).click();
  await expect(page).toHaveURL('/student/details-courses');
});
