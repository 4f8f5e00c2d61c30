import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';

const favorite = '/student/profile/favorite';
const indication = '/student/profile/indication';

const favorites = (page: Page) =>
  page.getByRole('list', { name: 'Treinamentos favoritos' }).getByRole('article');
const recommended = (page: Page) =>
  page.getByRole('list', { name: 'Treinamentos recomendados' }).getByRole('listitem');

judgeInEveryBrand('favourite and recommended trainings', ({ title }) => [
  {
    path: favorite,
    h1: 'Treinamentos favoritos',
    title: `Treinamentos favoritos · ${title}`,
    there: (page) => [favorites(page).first()],
    views: [{ name: 'favourite trainings', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
  {
    path: indication,
    h1: 'Treinamentos recomendados',
    title: `Treinamentos recomendados · ${title}`,
    there: (page) => [recommended(page).first()],
    views: [{ name: 'recommended trainings', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
]);

/** Opens the user menu and follows one of its entries. */
async function fromMenu(page: Page, entry: string) {
  await page.getByRole('button', { name: `Menu de ${people.ana.name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('the menu leads to the favourites; without its heart one stays until the page is read again, and the next press brings it back (RECO-14, RECO-15, RECO-16)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  await fromMenu(page, 'Treinamentos favoritos');
  await expect(page).toHaveURL(favorite);
  await expect(favorites(page)).toHaveCount(6);
  const heart = favorites(page)
    .first()
    .getByRole('button', { name: /^Favoritar/ });
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  await quiet(page);
  await expect(favorites(page)).toHaveCount(6);
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await quiet(page);
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await quiet(page);
  await page.reload();
  await expect(favorites(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('favourites are searched, sorted and narrowed to a kind, all of it in the address (RECO-16, RECO-18)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/decola/list/favorite') asked.push(search);
  });
  await signIn(page, people.ana, favorite);
  await expect(favorites(page)).toHaveCount(6);
  await page.getByRole('button', { name: /^Título/ }).click();
  await expect(page).toHaveURL(/orderBy=title&order=Asc/);
  const titles = () => favorites(page).getByRole('heading').allTextContents();
  const byAlphabet = new Intl.Collator('pt-BR').compare;
  await expect.poll(async () => (await titles()).join()).toBe((await titles()).toSorted(byAlphabet).join());
  await page.getByText('Eventos', { exact: true }).click();
  await expect(page).toHaveURL(/type=EVENT/);
  await page.reload();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(favorites(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\?orderBy=title&order=Asc$/);
  const [first = ''] = await titles();
  await page.getByRole('searchbox', { name: 'Filtrar por título os treinamentos favoritos' }).fill(first);
  await expect(favorites(page)).toHaveCount(1);
  const { searchParams } = new URL(asked.at(-1) ?? '', page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    page: '1',
    limit: '30',
    search: first,
    orderBy: 'title',
    ordinationAsc: 'true',
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treinamentos favoritos');
});

test('what others recommended stands newest first with who did, is found by their name, and what fits the person stands below (RECO-12, RECO-17)', async ({
  page,
}) => {
  await signIn(page);
  await fromMenu(page, 'Treinamentos recomendados');
  await expect(page).toHaveURL(indication);
  await expect(recommended(page)).toHaveCount(4);
  await expect(recommended(page).first()).toContainText('Recomendado por Helena');
  const suggested = await page.request.get('/api/decola/list/courses/recommendation');
  const [course] = (await suggested.json()).data.courses;
  await expect(page.getByRole('heading', { level: 2, name: 'Pelos seus interesses' })).toBeVisible();
  await expect(page.getByRole('link', { name: course.title, exact: true }).first()).toBeAttached();
  const search = page.getByRole('searchbox', {
    name: 'Filtrar por título ou pessoa os treinamentos recomendados',
  });
  await search.fill('HELENA');
  await expect(recommended(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=HELENA/);
  await page.reload();
  await expect(recommended(page)).toHaveCount(1);
  await search.fill('nada disso');
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(recommended(page)).toHaveCount(4);
});

test('who has neither favourites nor recommendations has a way on from both (RECO-12, RECO-16)', async ({
  page,
}) => {
  await openSession(page, people.helena);
  for (const [path, none] of [
    [favorite, 'Você ainda não tem treinamentos favoritos'],
    [indication, 'Ninguém recomendou um treinamento para você ainda'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: none })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver todos os treinamentos' })).toHaveAttribute(
      'href',
      '/student/details-courses',
    );
  }
});

test('on the page of a course one person is picked, nobody takes their place, and the heart is that of its cards (LIMITS-15, RECO-01, RECO-07, RECO-08, RECO-14, SHELL-53)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/course/13');
  const heart = page.getByRole('button', { name: /^Favoritar/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Recomendar / }).click();
  const picker = page.getByRole('dialog', { name: 'Recomendar treinamento' });
  const boxes = picker.getByRole('list', { name: 'Pessoas' }).getByRole('checkbox');
  await boxes.first().check();
  await expect(page).toHaveURL(/\/course\/13\?recommend=13&people=\d+$/);
  await expect(boxes.nth(1)).toBeDisabled();
  await expect(picker.getByText('Você pode escolher uma pessoa.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL('/student/course/13');
  await page.getByRole('button', { name: /^Recomendar / }).click();
  await expect(boxes.first()).not.toBeChecked();
  await boxes.nth(1).check();
  await picker.getByRole('button', { name: 'Recomendar' }).click();
  await expect(page.getByText('Você indicou este treinanamento com sucesso!')).toBeVisible();
  await expect(picker).toBeHidden();
});
