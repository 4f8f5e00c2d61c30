import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

const list = '/student/details-course-tracks';
const security = 'Segurança em primeiro lugar';
const leaders = 'Formação de líderes';

const trainings = (page: Page) =>
  page.getByRole('list', { name: 'Treinamentos da trilha' }).getByRole('heading');
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

/** The addresses of the calls that a page makes from now on, with their query. */
function callsOf(page: Page, part: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname.includes(part)) asked.push(pathname + search);
  });
  return asked;
}

judgeInEveryBrand('tracks', ({ title }) => [
  {
    path: list,
    h1: 'Trilhas',
    title: `Trilhas · ${title}`,
    there: (page) => [page.getByRole('link', { name: leaders })],
    views: [{ name: 'list of tracks', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
  {
    path: `${list}/3`,
    h1: security,
    title: `${security} · ${title}`,
    there: (page) => [trainings(page).first()],
    views: [{ name: 'track', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
]);

test('a track shows how far one is and what is next; its trainings come five at a time, and its place is kept on the way back (TRACK-04, TRACK-05, TRACK-08, TRACK-13, LIMITS-05)', {
  tag: '@gate',
}, async ({ page }) => {
  const asked = callsOf(page, '/trainings');
  await signIn(page, people.ana, `${list}/7`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaders);
  await expect(page.getByRole('progressbar', { name: 'Progresso na trilha' })).toHaveAttribute(
    'aria-valuetext',
    '0 de 5 treinamentos concluídos',
  );
  await expect(page.getByRole('link', { name: 'Começar: Primeira liderança' })).toHaveAttribute(
    'href',
    '/student/course/31',
  );
  await expect(page.getByRole('link', { name: 'Gestão e liderança' })).toHaveAttribute(
    'href',
    '/student/details-courses/4',
  );
  await expect(trainings(page)).toHaveCount(5);
  // Those that do not come are told of, and asked for again.
  const further = '**/trainings?index=1&limit=5';
  await page.route(further, (route) =>
    route.fulfill({ status: 422, json: { code: 'VALIDATION_ERROR', message: 'Agora não.' } }),
  );
  const more = page.getByRole('button', { name: 'Mostrar mais' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeFocused();
  await expect(trainings(page)).toHaveCount(5);
  await page.unroute(further);
  await page.keyboard.press('Enter');
  await expect(trainings(page)).toHaveCount(7);
  await expect(more).toHaveCount(0);
  const event = page.getByRole('link', { name: 'Feira de carreiras' });
  await expect(event).toBeFocused();
  // What is next stays while the list shows more.
  await expect(page.getByRole('link', { name: 'Começar: Primeira liderança' })).toBeVisible();
  expect(asked).toEqual([
    '/api/decola/courseTrack/7/trainings?index=0&limit=5',
    '/api/decola/courseTrack/7/trainings?index=1&limit=5',
    '/api/decola/courseTrack/7/trainings?index=1&limit=5',
  ]);
  await event.click();
  await expect(page).toHaveURL('/student/event/1/class/11');
  await page.goBack();
  await expect(trainings(page)).toHaveCount(7);
});

test('a mandatory track with other trainings shows its mandatory courses alone on demand, as its address says (TRACK-07)', async ({
  page,
}) => {
  await openSession(page);
  await page.goto(`${list}/3`);
  await expect(page.getByRole('main').getByText('Obrigatório', { exact: true })).toBeVisible();
  await expect(trainings(page)).toHaveText([/./, /./, /./, /./, 'Brigada de emergência']);
  await page.getByText('Só os obrigatórios').click();
  await expect(page).toHaveURL(`${list}/3?view=required`);
  await expect(trainings(page)).toHaveCount(4);
  await page.reload();
  await expect(trainings(page)).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Brigada de emergência' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${list}/3`);
  await expect(page.getByRole('radio', { name: 'Tudo' })).toBeChecked();
  await expect(trainings(page)).toHaveCount(5);
  // One without other trainings has no such view.
  await page.goto(`${list}/1?view=required`);
  await expect(trainings(page)).toHaveCount(4);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('the courses of a track are paged by the address (TRACK-06, LIMITS-02)', async ({ page }) => {
  const asked = callsOf(page, '/course/courseTrack/');
  // As long as the catalogue, page by page.
  await page.route('**/api/decola/course/courseTrack/5?*', async (route) => {
    const { origin, search } = new URL(route.request().url());
    await route.fulfill({
      response: await route.fetch({ url: `${origin}/api/decola/course/list${search}` }),
    });
  });
  await openSession(page);
  await page.goto(`${list}/5?page=2`);
  await expect(trainings(page)).toHaveCount(15);
  const pages = page.getByRole('navigation', { name: 'Páginas dos treinamentos da trilha' });
  await pages.getByRole('link', { name: 'Página 3' }).click();
  await expect(page).toHaveURL(`${list}/5?page=3`);
  await expect.poll(() => asked.at(-1)).toBe('/api/decola/course/courseTrack/5?page=3&limit=15');
  await page.goBack();
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await page.goto(`${list}/5?page=99`);
  await expect(page).toHaveURL(`${list}/5?page=4`);
});

test('what is next is looked for beyond courses that are all finished (TRACK-08)', async ({ page }) => {
  // As long as the catalogue; of the first page nothing is left to do.
  await page.route('**/api/decola/course/courseTrack/5?*', async (route) => {
    const { origin, search, searchParams } = new URL(route.request().url());
    const answer = await route.fetch({ url: `${origin}/api/decola/course/list${search}` });
    const { data } = await answer.json();
    const courses = data.courses.map((course: object) => ({
      ...course,
      isBlocked: false,
      statusCourse: searchParams.get('page') === '1' ? 'finished' : null,
    }));
    await route.fulfill({ response: answer, json: { data: { ...data, courses } } });
  });
  await openSession(page);
  await page.goto(`${list}/5?page=2`);
  const first = await trainings(page).first().textContent();
  await expect(page.getByRole('link', { name: `Começar: ${first}` })).toBeVisible();
});

test('the list has mandatory tracks first; search and filter stand in the address, and an empty term asks for nothing (TRACK-02, TRACK-04, TRACK-12, TRACK-14)', {
  tag: '@gate',
}, async ({ page }) => {
  const asked = callsOf(page, '/courseTrack/');
  await signIn(page, people.ana, list);
  await expect(page.getByText('12 trilhas')).toBeVisible();
  await expect(cards(page).first()).toHaveText('Integração de novos colegas');
  await expect(cards(page)).toHaveCount(12);
  const field = page.getByRole('searchbox', { name: 'Buscar trilhas por palavra' });
  await field.fill('lider');
  await expect(cards(page)).toHaveText([leaders, 'Liderar na mudança']);
  await expect(page).toHaveURL(`${list}?search=lider`);
  // One that is closed opens too: it says whom to ask.
  await page.getByRole('link', { name: 'Liderar na mudança', exact: true }).click();
  await expect(page.getByText('Esta trilha está bloqueada para você.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^[a-z]+@[a-z]+\.com\.br$/ })).toBeVisible();
  await page.goBack();
  await field.fill('');
  await expect(cards(page)).toHaveCount(12);
  expect(asked.filter((address) => address.includes('globalSearch'))).toEqual([
    '/api/decola/courseTrack/globalSearch?search=lider',
  ]);
  await page.getByText('Concluídas').click();
  await expect(page).toHaveURL(`${list}?filterType=finished`);
  await expect(page.getByRole('heading', { name: 'Não há nenhuma trilha por aqui' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Concluídas' })).toBeChecked();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(list);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 1, name: 'Trilhas' })).toBeFocused();
});
