import { judgeInEveryBrand } from './branded.ts';
import { openPersonMenu, openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const courses = '/student/profile/courses';
const tracks = '/student/profile/tracks';
const enrolled = 'Treinamentos em que você se matriculou';

const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const cards = (page: Page, name: string) => list(page, name).getByRole('article');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Seções do perfil' }).getByRole('link', { name });

judgeInEveryBrand('the profile', ({ title }) => [
  {
    path: courses,
    h1: 'Meus treinamentos',
    title: `Meus treinamentos · ${title}`,
    there: (page) => [cards(page, 'Em andamento').first(), cards(page, enrolled).first()],
    views: [{ name: 'own trainings', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
  {
    path: tracks,
    h1: 'Trilhas obrigatórias',
    title: `Trilhas obrigatórias · ${title}`,
    there: (page) => [cards(page, 'Trilhas obrigatórias').first()],
    views: [{ name: 'own tracks', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
]);

test('the user menu leads to each option and marks it; the head tells who the person is, with companies and teams (PROFILE-01, PROFILE-05, PROFILE-07, PROFILE-09)', async ({
  page,
}) => {
  await signIn(page);
  for (const name of ['Trilhas obrigatórias', 'Meus treinamentos']) {
    await openPersonMenu(page);
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await openPersonMenu(page);
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
  }
  const head = page.getByRole('region', { name: people.ana.name });
  const told = [
    'Analista de atendimento',
    'Ensino superior completo',
    'Decola Educação Corporativa',
    'Atendimento',
  ];
  for (const text of told) await expect(head.getByText(text, { exact: true })).toBeVisible();
  await expect(head.getByRole('link', { name: 'Editar perfil' })).toHaveAttribute(
    'href',
    '/student/profile/edit',
  );
});

test('courses under way come five at a time, enrolments by search and page, and attended events; reload and back keep both (PROFILE-14, PROFILE-15, RECO-18)', async ({
  page,
}) => {
  await signIn(page);
  // More enrolments than stand on a page.
  for (const id of [1, 2, 3, 5, 7, 8, 9, 10, 11, 13, 15, 16, 17, 22, 23])
    await page.request.post(`/api/decola/enroll/${id}`);
  const slices: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/course/list/progress'))
      slices.push(`${searchParams.get('index')} ${searchParams.get('limit')}`);
  });
  await page.goto(courses);
  await expect(cards(page, 'Em andamento')).toHaveCount(5);
  await page.getByRole('button', { name: 'Mostrar mais: Em andamento' }).click();
  await expect.poll(() => cards(page, 'Em andamento').count()).toBeGreaterThan(5);
  expect(new Set(slices)).toEqual(new Set(['0 5', '1 5']));
  await expect(cards(page, 'Eventos de que você participou').first()).toBeVisible();

  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(`${courses}?page=2`);
  await page.reload();
  await expect(page).toHaveURL(`${courses}?page=2`);
  await expect(cards(page, enrolled).first()).toBeVisible();
  const first = await cards(page, enrolled).first().getByRole('heading').innerText();
  await page
    .getByRole('searchbox', { name: 'Buscar nos treinamentos em que você se matriculou' })
    .fill('zzz');
  await expect(page).toHaveURL(`${courses}?search=zzz`);
  await page.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect(page).toHaveURL(courses);
  await page.goBack();
  await expect(page).toHaveURL(`${courses}?search=zzz`);
  await page.goBack();
  await expect(page).toHaveURL(`${courses}?page=2`);
  await expect(cards(page, enrolled).first().getByRole('heading')).toHaveText(first);
});

test('mandatory tracks that hold a word stand before the others that were begun; reload keeps the word (PROFILE-01, RECO-18)', async ({
  page,
}) => {
  await openSession(page);
  await page.goto(tracks);
  await expect(cards(page, 'Trilhas obrigatórias')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Buscar nas suas trilhas por palavra' }).fill('seguranca');
  await expect(page).toHaveURL(`${tracks}?search=seguranca`);
  await expect(cards(page, 'Trilhas obrigatórias')).toHaveCount(1);
  await page.reload();
  await expect(cards(page, 'Trilhas obrigatórias')).toHaveText(/Segurança em primeiro lugar/);
});

test('a head that cannot be read leaves its option usable, and is asked for again', { tag: '@gate' }, async ({
  page,
  sandbox,
}) => {
  await openSession(page);
  await sandbox.breakCalls({ listMyTeams: 'failing' });
  await page.goto(courses);
  const head = page.getByRole('region', { name: people.ana.name });
  await expect(head).toContainText('Não foi possível carregar os seus dados.');
  await expect(cards(page, enrolled).first()).toBeVisible();
  await tab(page, 'Trilhas obrigatórias').click();
  await expect(cards(page, 'Trilhas obrigatórias')).toHaveCount(3);
  await quiet(page);
  await sandbox.breakCalls({});
  await head.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(head.getByText('Analista de atendimento')).toBeVisible();
});
