import { people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

/** What the server answers to a read, asked with the browser's own cookies. */
const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data;

/** What the server is asked for from now on, path and query, where the path ends so. */
function asksOf(page: Page, ...ends: string[]): string[] {
  const asks: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (ends.some((end) => pathname.endsWith(end))) asks.push(pathname.replace('/api/decola', '') + search);
  });
  return asks;
}

const cards = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('article');

test('from all schools one leads to a school with its tracks and its own courses; their pages are in the address (TRACK-01, TRACK-03, TRACK-15)', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, people.ana, '/student/details-courses');
  await expect(cards(page, 'Escolas')).toHaveCount(6);
  await page.getByRole('link', { name: 'Operações', exact: true }).click();
  await expect(page).toHaveURL('/student/details-courses/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Operações');

  const { school } = await read(page, '/api/decola/school/2');
  await expect(page.getByText(school.description)).toBeVisible();
  const day = school.lastChange.slice(0, 10).split('-').reverse().join('/');
  await expect(page.getByText(`Atualizada em ${day}`)).toBeVisible();
  const tracks = page.getByRole('region', { name: 'Trilhas' });
  await expect(tracks.getByRole('article')).toHaveCount(school.courseTracks.length);
  for (const { id, title } of school.courseTracks)
    await expect(tracks.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/student/details-course-tracks/${id}`,
    );
  const { courses } = await read(page, '/api/decola/course/list?school=2&page=1&limit=15');
  await expect(cards(page, 'Treinamentos da escola').getByRole('heading')).toHaveText(
    courses.map(({ title }: { title: string }) => title),
  );

  // The word is asked for within the school, and stands in the address until one goes back.
  const asks = asksOf(page, '/course/list');
  await page
    .getByRole('searchbox', { name: 'Filtrar os treinamentos da escola por título' })
    .fill('ergonomia');
  await expect(cards(page, 'Treinamentos da escola')).toHaveCount(1);
  await expect(page).toHaveURL('/student/details-courses/2?search=ergonomia');
  expect(asks).toEqual(['/course/list?school=2&page=1&limit=15&search=ergonomia']);
  await page.goBack();
  await expect(page).toHaveURL('/student/details-courses/2');
  await expect(cards(page, 'Treinamentos da escola')).toHaveCount(courses.length);
});

test('a word finds courses and schools at once; without one no school is searched for (TRACK-03, TRACK-12, TRACK-15)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/details-courses?page=2');
  const asks = asksOf(page, '/globalSearch');
  await page.reload();
  await expect(cards(page, 'Escolas')).toHaveCount(6);
  await expect.poll(() => asks).toEqual(['/course/globalSearch?page=2&limit=20']);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Escolas', 'Todos os treinamentos']);

  asks.length = 0;
  await page.getByRole('searchbox', { name: /^Filtrar treinamentos e escolas/ }).pressSequentially('mercado');
  await expect(titles).toHaveText(['Treinamentos com “mercado”', 'Escolas com “mercado”']);
  await expect(cards(page, 'Escolas').getByRole('heading')).toHaveText(['Mercado']);
  // One search for the word, none for its beginnings; the page is the first one again.
  await expect(page).toHaveURL('/student/details-courses?search=mercado');
  await expect
    .poll(() => asks.toSorted())
    .toEqual(['/course/globalSearch?page=1&limit=20&search=mercado', '/school/globalSearch?search=mercado']);
});

test('of all courses one can see those that one is enrolled in, and search among them (COURSE-38)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/details-courses');
  await page.getByText('Matriculados', { exact: true }).click();
  await expect(page).toHaveURL('/student/details-courses?filter=enrolled');
  const { courses } = await read(page, '/api/decola/courses/enrolled');
  expect(courses.length).toBeGreaterThan(2);
  const enrolled = cards(page, 'Treinamentos em que você se matriculou');
  await expect(enrolled).toHaveCount(Math.min(courses.length, 20));
  await expect(page.getByRole('heading', { name: 'Escolas' })).toHaveCount(0);

  const [{ title }] = courses;
  const word = title.split(' ')[0];
  const found = await read(page, `/api/decola/courses/enrolled?search=${encodeURIComponent(word)}`);
  await page.getByRole('searchbox', { name: /^Filtrar treinamentos e escolas/ }).fill(word);
  await expect(enrolled).toHaveCount(Math.min(found.courses.length, 20));
  await expect(enrolled.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Matriculados' })).toBeChecked();
  await expect(enrolled).toHaveCount(Math.min(found.courses.length, 20));
});

test('an address of a school that is none leads to the not-found page (TRACK-13)', async ({ page }) => {
  await signIn(page, people.ana, '/student/details-courses/999');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await page.goto('/student/details-courses/x');
  await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  await quiet(page);
});
