import { searchDebounce } from '@student/domain';
import { signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const catalogue = (page: Page) => page.getByRole('region', { name: 'Todos os treinamentos' });
const list = (page: Page) => page.getByRole('list', { name: 'Todos os treinamentos' });
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('filters, order and page of the dashboard are in its address, which a reload and the back button restore (DASH-01, DASH-22, DASH-26, DASH-33)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page);
  await expect(titles(page)).toHaveCount(15);

  await catalogue(page).getByRole('button', { name: 'Operações' }).click();
  await expect.poll(() => queryOf(page)).toEqual({ page: '1', schools: '2' });
  await expect(titles(page)).toHaveCount(10);

  await catalogue(page).getByRole('button', { name: 'Ferramentas' }).click();
  await expect.poll(() => queryOf(page)).toEqual({ page: '1', schools: '2,6' });
  await expect(titles(page)).toHaveCount(15);

  await catalogue(page)
    .getByRole('button', { name: /^Título/ })
    .click();
  await expect
    .poll(() => queryOf(page))
    .toEqual({ page: '1', schools: '2,6', orderBy: 'title', order: 'Asc' });
  await expect(titles(page).first()).toHaveText('Aplicativo do motorista');
  await catalogue(page)
    .getByRole('button', { name: /^Título/ })
    .click();
  await expect
    .poll(() => queryOf(page))
    .toEqual({ page: '1', schools: '2,6', orderBy: 'title', order: 'Desc' });
  await expect(titles(page).first()).toHaveText('Videochamadas sem drama');

  const pages = page.getByRole('navigation', { name: 'Páginas da lista de treinamentos' });
  await pages.getByRole('link', { name: /2/ }).first().click();
  await expect.poll(() => queryOf(page).page).toBe('2');
  await expect(titles(page)).toHaveCount(5);
  const onPageTwo = await titles(page).allTextContents();

  await page.reload();
  await expect(titles(page)).toHaveText(onPageTwo);
  await expect(catalogue(page).getByRole('button', { name: 'Operações', pressed: true })).toBeVisible();

  await page.goBack();
  await expect.poll(() => queryOf(page).page).toBe('1');
  await expect(titles(page)).toHaveCount(15);
});

for (const [where, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 390, 780],
] as const)
  test(`who turns to another page of the list is at its beginning, on ${where} (DASH-33)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page);
    const pages = page.getByRole('navigation', { name: 'Páginas da lista de treinamentos' });
    for (const [way, number] of [
      ['Próxima página', '2'],
      ['Página anterior', '1'],
    ] as const) {
      const before = await titles(page).first().textContent();
      await pages.getByRole('link', { name: way }).click();
      await expect.poll(() => queryOf(page).page).toBe(number);
      await expect(titles(page).first()).not.toHaveText(before ?? '');
      const title = page.getByRole('heading', { level: 2, name: 'Todos os treinamentos' });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      const { y = 0 } = (await title.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
  });

test('below 400 px the pages of a list are two arrows and where one is (SHELL-56)', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page);
  const pages = page.getByRole('navigation', { name: 'Páginas da lista de treinamentos' });
  const numbers = pages.getByRole('link', { name: /^Página \d+$/ });
  await expect(numbers.first()).toBeVisible();
  await page.setViewportSize({ width: 399, height: 800 });
  await expect(numbers).toHaveCount(0);
  await expect(pages.getByText(/^1 de \d+$/)).toBeVisible();
  await pages.getByRole('link', { name: 'Próxima página' }).click();
  await expect(pages.getByText(/^2 de \d+$/)).toBeVisible();
});

test('required tracks are flagged; schools are chips, tracks are searched, and a search in the list begins at page 1 (DASH-04, DASH-18, DASH-19, DASH-20)', async ({
  page,
}) => {
  await signIn(page);
  const required = page.getByRole('region', { name: 'Trilhas obrigatórias pendentes' });
  await expect(required.getByRole('link').first()).toBeAttached();
  await expect(required.getByText('Obrigatório', { exact: true }).first()).toBeAttached();
  await expect(required.getByRole('link', { name: 'Ver todas as trilhas' })).toHaveAttribute(
    'href',
    '/student/details-course-tracks',
  );

  const { data } = await (await page.request.get('/api/decola/list/schools')).json();
  const schools = catalogue(page).getByRole('group', { name: 'Escolas' });
  await expect(schools.getByRole('button')).toHaveText(
    data.schools.map(({ name }: { name: string }) => name),
  );

  await catalogue(page).getByRole('button', { name: 'Selecionar trilha' }).click();
  const tracks = page.getByPlaceholder('Pesquisar trilha');
  await tracks.fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'Não encontrado.' })).toBeAttached();
  await tracks.fill('lider');
  const option = page.getByRole('option').first();
  await expect(option).toContainText(/líder/i);
  await option.click();
  await expect.poll(() => queryOf(page).courseTracks).toMatch(/^\d+$/);
  await page.keyboard.press('Escape');

  await page.goto('/student/dashboard?page=2');
  await catalogue(page).getByRole('searchbox').fill('segur');
  await expect.poll(() => queryOf(page)).toMatchObject({ page: '1', search: 'segur' });
});

test('another school is chosen before the tracks are known: the chosen track stays (DASH-31)', async ({
  page,
}) => {
  // A page that asks for no tracks, so that those of the dashboard are the only ones.
  await signIn(page, undefined, '/student/course/18');
  const held = await holdCalls(page, /\/courseTrack\/list$/);
  await page.goto('/student/dashboard?page=1&schools=1&courseTracks=2');
  await catalogue(page).getByRole('button', { name: 'Operações' }).click();
  await expect.poll(() => queryOf(page)).toEqual({ page: '1', schools: '1,2', courseTracks: '2' });
  expect(held.sent).toHaveLength(1);
});

test('a course that was opened from the list is left back to the same list (DASH-35)', async ({ page }) => {
  await signIn(page, undefined, '/student/dashboard?page=2&schools=1%2C2&search=a&order=Asc');
  const first = titles(page).first();
  await expect(first).not.toBeEmpty();
  const name = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect.poll(() => queryOf(page)).toEqual({ page: '2', schools: '1,2', search: 'a', order: 'Asc' });
  await expect(titles(page).first()).toHaveText(name);
});

test('one search per pause in typing; nothing found says so and offers the whole list (DASH-24)', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await expect(titles(page)).toHaveCount(15);
  const searches: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/decola/course/list') searches.push(url.searchParams.get('search') ?? '');
  });
  // On a machine that is busy nobody would know how long a pause is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await catalogue(page).getByRole('searchbox').pressSequentially('planilhas');
  await page.clock.runFor(searchDebounce);
  await page.clock.resume();
  await expect.poll(() => queryOf(page)).toEqual({ page: '1', search: 'planilhas', order: 'Asc' });
  await expect(titles(page)).toHaveText([/Planilhas/, /Planilhas/]);
  expect(searches).toEqual(['planilhas']);

  await catalogue(page).getByRole('searchbox').fill('zzz');
  await expect(
    catalogue(page).getByRole('heading', { name: 'Não há nenhum treinamento por aqui' }),
  ).toBeVisible();
  await catalogue(page).getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(titles(page)).toHaveCount(15);
  await expect(catalogue(page).getByRole('heading', { level: 2 })).toBeFocused();
  expect(queryOf(page)).toEqual({ page: '1' });
});

test('a link of the greeting, pressed before its section has come, leads there once it has', async ({
  page,
}) => {
  let letThrough = () => {};
  const through = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/below-the-fold-*.js', async (route) => {
    await through;
    await route.continue();
  });
  await signIn(page);
  await page.getByRole('link', { name: 'Ver as trilhas' }).click();
  await expect(page.getByRole('region', { name: 'Trilhas obrigatórias pendentes' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  letThrough();
  const section = page.locator('#obrigatorias');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect(page).toHaveURL('/student/dashboard');
});

test('the filters stand in one column, from 500 px in two, and from 800 px in one line that sticks (DASH-34)', async ({
  page,
}) => {
  await signIn(page);
  await expect(titles(page)).toHaveCount(15);
  const filters = catalogue(page).getByRole('region', { name: 'Filtros' });
  /** In how many columns the fields stand, in how many lines, and whether the bar sticks. */
  const layoutAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return filters.evaluate((bar) => {
      const [fields] = bar.children;
      if (!fields) return undefined;
      const tops = new Set([...fields.children].map((field) => field.getBoundingClientRect().top));
      const columns = getComputedStyle(fields).gridTemplateColumns.split(' ').length;
      return { columns, lines: tops.size, position: getComputedStyle(bar).position };
    });
  };
  const column = { columns: 1, lines: 2, position: 'static' };
  const pair = { columns: 2, lines: 2, position: 'static' };
  const line = { columns: expect.any(Number), lines: 1, position: 'sticky' };
  expect(await layoutAt(499)).toEqual(column);
  expect(await layoutAt(500)).toEqual(pair);
  expect(await layoutAt(799)).toEqual(pair);
  expect(await layoutAt(800)).toEqual(line);
});

test('a wide window has pages of 25 (DASH-23)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await expect(titles(page)).toHaveCount(25);
});

test('without any training the list names the support (DASH-25)', { tag: '@gate' }, async ({
  page,
  sandbox,
}) => {
  await sandbox.begin('empty');
  await signIn(page);
  await expect(catalogue(page).getByText(/Entre em contato com o suporte/)).toContainText(
    'suporte@decola.com.br',
  );
});
