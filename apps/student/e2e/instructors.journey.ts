import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

/** What the server is asked for from now on, path and query, where the path has this part. */
function asksOf(page: Page, part: string): string[] {
  const asks: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes(part)) asks.push(pathname.replace('/api/decola', '') + search);
  });
  return asks;
}

const courses = (page: Page) =>
  page.getByRole('list', { name: 'Treinamentos', exact: true }).getByRole('article');

test('a course leads to who teaches it, with their courses twenty a page (TRACK-16, LIMITS-04)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/course/11');
  const asks = asksOf(page, '/list/course/instructors/');
  const teaching = page.getByRole('region', { name: 'Instrutores' });
  const name = await teaching.getByRole('heading', { level: 3 }).first().innerText();
  await teaching.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · Decola`);
  await expect(page.getByText('Engenheiro de segurança')).toBeVisible();
  await expect(page.getByText(/^Já fez auditoria em mais de quarenta armazéns/)).toBeVisible();
  expect(asks).toEqual(['/list/course/instructors/2?page=1&limit=20']);
  const { courses: taught } = (await (await page.request.get('/api/decola/list/course/instructors/2')).json())
    .data;
  expect(taught.length).toBeGreaterThan(3);
  await expect(courses(page)).toHaveCount(taught.length);
});

test('an instructor is found by a word, nobody is searched for without one, and who is known by name alone has a page (TRACK-12, TRACK-16)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/details-courses-instructors');
  const asks = asksOf(page, '/instructors/globalSearch');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Quem ensina os seus treinamentos' }),
  ).toBeVisible();
  const field = page.getByRole('searchbox', { name: /^Buscar instrutores/ });
  await field.fill('   ');
  await quiet(page);
  expect(asks).toEqual([]);
  await field.fill('oratoria');
  await expect(page.getByRole('link', { name: 'Dora Cavalcanti' })).toBeVisible();
  expect(asks).toEqual(['/instructors/globalSearch?search=oratoria']);
  await expect(page).toHaveURL('/student/details-courses-instructors?search=oratoria');

  // As somebody who teaches nothing now: the name in the address alone says who they are.
  await page.route(/\/list\/course\/instructors\/\d+/, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, courses: [] } } });
  });
  await page.getByRole('link', { name: 'Dora Cavalcanti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dora Cavalcanti');
  await page.goBack();
  await expect(field).toHaveValue('oratoria');
});

test('an address of an instructor that is none leads to the not-found page (TRACK-13)', async ({ page }) => {
  await signIn(page, people.ana, '/student/details-courses-instructors/999');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await page.goto('/student/details-courses-instructors/999?name=Ningu%C3%A9m');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
});
