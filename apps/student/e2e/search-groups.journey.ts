import { openSession, people, signIn, signOut } from './people.ts';
import { quiet } from './quiet.ts';
import { expect, type Page, test } from './test.ts';
import { holdCalls } from './unanswered.ts';

const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const field = (page: Page) => page.getByRole('banner').getByRole('searchbox');
const told = (page: Page) => main(page).getByRole('status').first();
const addressOf = (term: string) => `/student/search?page=1&limit=20&search=${term}`;

/** What is asked of the searches behind the header's. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const kind = /\/api\/decola\/(\w+)\/globalSearch$/.exec(pathname)?.[1];
    if (kind) asked.push(`${kind} ${searchParams.get('search')}`);
  });
  return asked;
}

/** The entries of this device that hold searches. */
const keptSearches = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([name, value]) => (name.startsWith('searches/') ? [value] : [])),
  );

test('courses, tracks, schools and instructors are found side by side, without accents, each leading to its page (TRACK-11)', {
  tag: '@gate',
}, async ({ page }) => {
  const asked = searchesOf(page);
  await signIn(page, people.ana, addressOf('seguranca'));
  await expect(told(page)).toHaveText('2 treinamentos, 1 trilha, 1 escola e 1 instrutor');
  expect(asked.toSorted()).toEqual([
    'course seguranca',
    'courseTrack seguranca',
    'instructors seguranca',
    'school seguranca',
  ]);
  await expect(group(page, 'Treinamentos').getByRole('heading', { level: 3 })).toHaveText([
    'Segurança no armazém',
    'Segurança digital para todos',
  ]);
  for (const [name, title, href] of [
    ['Trilhas', 'Segurança em primeiro lugar', '/student/details-course-tracks/3'],
    ['Escolas', 'Operações', '/student/details-courses/2'],
    [
      'Instrutores',
      'Marcos Vinícius Teles',
      '/student/details-courses-instructors/2?name=Marcos+Vin%C3%ADcius+Teles',
    ],
  ] as const)
    await expect(group(page, name).getByRole('link', { name: title })).toHaveAttribute('href', href);
  await expect(group(page, 'Trilhas').getByText('Obrigatório', { exact: true })).toBeVisible();
  // From kind to kind, without an entry of the history.
  await main(page).getByRole('navigation', { name: 'O que foi encontrado' }).getByText('1 escola').click();
  await expect(group(page, 'Escolas')).toBeFocused();
  await expect(page).toHaveURL(addressOf('seguranca'));

  await page.goto(addressOf('marcos'));
  await expect(told(page)).toHaveText('1 instrutor');
  await expect(main(page).getByRole('region')).toHaveCount(1);

  await page.goto(addressOf('a'));
  const tracks = group(page, 'Trilhas').getByRole('heading', { level: 3 });
  await expect(tracks).toHaveCount(4);
  await group(page, 'Trilhas').getByRole('button', { name: 'Mostrar mais: Trilhas' }).press('Enter');
  await expect(tracks).toHaveCount(12);
  await expect(tracks.nth(4).getByRole('link')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test('the search page has its field open, with what was searched for, and names the window after it (SHELL-06, TRACK-09)', async ({
    page,
  }) => {
    await openSession(page);
    await page.goto('/student/search');
    await expect(field(page)).toBeVisible();
    await field(page).fill('planilhas');
    await field(page).press('Enter');
    await expect(page).toHaveTitle('Busca: planilhas · Decola');
    await page.reload();
    await expect(field(page)).toHaveValue('planilhas');
    await page.goto('/student/details-courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});

test('one search per pause of 500 ms; an answer that comes late does not take the place of a newer one (SHELL-07, LIMITS-08)', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await quiet(page);
  const held = await holdCalls(page, /globalSearch\?.*search=ergonomia/);
  // On a machine that is busy nobody would know how long a pause is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  await field(page).pressSequentially('ergonomia');
  await page.clock.runFor(499);
  // Nothing is on its way either.
  await quiet(page);
  await expect(page).toHaveURL('/student/dashboard');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL(addressOf('ergonomia'));
  await expect.poll(() => held.sent.length).toBe(4);
  await field(page).fill('planilhas');
  await field(page).press('Enter');
  const titles = group(page, 'Treinamentos').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([/Planilhas/, /Planilhas/]);
  held.release();
  await quiet(page);
  await expect(told(page)).toHaveText('2 treinamentos, 1 trilha e 1 escola');
  await expect(titles).toHaveText([/Planilhas/, /Planilhas/]);
  await expect(field(page)).toHaveValue('planilhas');
  await expect(page).toHaveURL(addressOf('planilhas'));
});

test('a kind that fails says so alone and is asked for again alone; an empty term asks for nothing (TRACK-12)', async ({
  page,
  sandbox,
}) => {
  await sandbox.breakCalls({ searchSchools: 'failing' });
  await openSession(page);
  const asked = searchesOf(page);
  await page.goto(addressOf('seguranca'));
  await expect(group(page, 'Escolas').getByText('Não foi possível buscar escolas.')).toBeVisible();
  await expect(told(page)).toHaveText('2 treinamentos, 1 trilha e 1 instrutor');
  await sandbox.breakCalls({});
  asked.length = 0;
  await group(page, 'Escolas').getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(group(page, 'Escolas').getByRole('link', { name: 'Operações' })).toBeVisible();
  expect(asked).toEqual(['school seguranca']);
  asked.length = 0;
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busca');
  await page.reload();
  await expect(main(page).getByRole('region', { name: 'Seus interesses' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a card opens the comments, which the address holds, and the introductory video (DASH-37, DASH-45)', async ({
  page,
}) => {
  await signIn(page, people.ana, addressOf('a'));
  const courses = group(page, 'Treinamentos');
  await courses
    .getByRole('button', { name: /omentários? sobre / })
    .first()
    .click();
  const comments = page.getByRole('dialog', { name: /^Comentários sobre / });
  await expect(comments.getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/search=a&courseID=\d+&pageDefault=1$/);
  await page.reload();
  await expect(comments.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(addressOf('a'));
  await courses
    .getByRole('button', { name: /^Vídeo de apresentação de / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Vídeo de apresentação: / })).toBeVisible();
});

test('what was searched for is offered again on this device, until it is removed or the person signs out', async ({
  page,
}) => {
  await signIn(page, people.ana, addressOf('seguranca'));
  await group(page, 'Treinamentos').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/course\/\d+$/);
  await page.goBack();
  for (const term of ['vendas', 'xyzxyz']) {
    await field(page).fill(term);
    await field(page).press('Enter');
    await expect(told(page)).toHaveText(
      term === 'vendas' ? '1 trilha, 1 escola e 1 instrutor' : 'Nenhum resultado para “xyzxyz”',
    );
  }
  // Two seconds with what was found make a search, and what found nothing is none. A word that is typed on is one search.
  await field(page).fill('vend');
  await field(page).press('Enter');
  await expect.poll(() => keptSearches(page)).toEqual(['["vend","seguranca"]']);
  await field(page).fill('vendas');
  await field(page).press('Enter');
  await expect.poll(() => keptSearches(page)).toEqual(['["vendas","seguranca"]']);
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  const recent = group(page, 'Buscas recentes');
  await expect(recent.getByRole('link')).toHaveText(['vendas', 'seguranca']);
  await recent.getByRole('link', { name: 'seguranca' }).press('Enter');
  await expect(page).toHaveURL(addressOf('seguranca'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page)).toHaveValue('seguranca');
  await page.goto('/student/search');
  await recent.getByRole('button', { name: 'Remover das buscas recentes: vendas' }).press('Enter');
  await expect(recent.getByRole('link')).toHaveText(['seguranca']);
  await page.reload();
  await expect(recent.getByRole('link')).toHaveText(['seguranca']);
  await signOut(page);
  await expect.poll(() => keptSearches(page)).toEqual([]);
});
