import { judgeInEveryBrand } from './branded.ts';
import { openSession, people, signIn } from './people.ts';
import { expect, type Page, test } from './test.ts';

judgeInEveryBrand('an interest', ({ title }) => [
  {
    path: '/student/interest/7?title=Planilhas',
    h1: 'Planilhas',
    title: `Planilhas · ${title}`,
    views: [{ name: 'interest', judges: ['axe', 'legible', 'grid', 'fits'] }],
  },
]);

const cards = (page: Page) => page.getByRole('list', { name: 'Treinamentos' }).getByRole('heading');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What the server is asked for of the courses of an interest. */
function heardOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/interest\/\d+\/courses$/.test(pathname)) asked.push(search);
  });
  return asked;
}

test('the courses of an interest are narrowed by words and by state, which the address keeps (TRACK-17, TRACK-18)', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Ver por interesse' }).click();
  await expect(heading(page, 'Comunicação')).toBeVisible();
  await expect(page).toHaveURL('/student/interest/1?title=Comunica%C3%A7%C3%A3o');
  await expect(cards(page)).toHaveCount(7);
  await page.getByText('Concluídos', { exact: true }).click();
  await expect(page).toHaveURL(/&status=finished$/);
  await expect(cards(page)).toHaveText(['Primeiros socorros para equipes de operação', 'Planilhas do zero']);
  const search = page.getByRole('searchbox', { name: /^Filtrar por título/ });
  await search.fill('planilha');
  await expect(page).toHaveURL(/&search=planilha&status=finished$/);
  await expect(cards(page)).toHaveText(['Planilhas do zero']);
  await page.reload();
  await expect(heading(page, 'Comunicação')).toBeVisible();
  await expect(search).toHaveValue('planilha');
  await expect(cards(page)).toHaveText(['Planilhas do zero']);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(cards(page)).toHaveCount(1);
  await search.fill('xyz');
  await expect(page.getByRole('heading', { name: 'Não há nenhum treinamento por aqui' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/student/interest/1?title=Comunica%C3%A7%C3%A3o');
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole('radio', { name: 'Todos' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 2, name: 'Treinamentos' })).toBeFocused();
});

test('there are twenty courses to a page, and another filter begins at the first (TRACK-18, LIMITS-04)', async ({
  page,
}) => {
  // No interest of the sandbox has as many.
  await page.route(/\/interest\/\d+\/courses/, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, totalPages: 3, hasMore: true } } });
  });
  await openSession(page);
  const asked = heardOf(page);
  await page.goto('/student/interest/8?title=Seguran%C3%A7a');
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page).toHaveURL('/student/interest/8?title=Seguran%C3%A7a&page=2');
  await expect(page.getByRole('heading', { level: 2, name: 'Treinamentos' })).toBeFocused();
  await page.getByRole('radiogroup').getByText('Em andamento', { exact: true }).click();
  await expect(page).toHaveURL('/student/interest/8?title=Seguran%C3%A7a&status=progress');
  await expect
    .poll(() => asked)
    .toEqual(['?page=1&limit=20', '?page=2&limit=20', '?page=1&limit=20&status=progress']);
  await page.goBack();
  await expect(page).toHaveURL('/student/interest/8?title=Seguran%C3%A7a&page=2');
});

test('without a title an interest has its own name, and one that is none is the not-found page (TRACK-17)', async ({
  page,
}) => {
  await signIn(page, people.ana, '/student/interest/8');
  await expect(heading(page, 'Segurança do trabalho')).toBeVisible();
  for (const address of [
    '/student/interest/999?title=Nada',
    '/student/interest/999',
    '/student/interest/a',
  ]) {
    await page.goto(address);
    await expect(heading(page, 'Página não encontrada')).toBeVisible();
  }
});

test('who has chosen no interest is led from the dashboard to choosing some, and finds their courses there (TRACK-19)', async ({
  page,
}) => {
  await openSession(page);
  const none = await page.request.post('/api/decola/interest/link', { data: { interests: [] } });
  expect(none.ok()).toBe(true);
  await page.goto('/student/dashboard');
  const strip = page.getByRole('region', { name: 'Seus interesses' });
  await page.getByRole('heading', { name: 'Todos os treinamentos' }).scrollIntoViewIfNeeded();
  await expect(strip.getByText('Você ainda não escolheu interesses.')).toBeVisible();
  await strip.getByRole('button', { name: 'Escolher interesses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meus interesses' });
  await dialog.getByRole('button', { name: 'Comunicação', exact: true }).click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(strip.getByRole('article').first()).toBeVisible();
  await expect(strip.getByRole('link', { name: 'Ver por interesse' })).toBeVisible();
  await expect(strip.getByRole('heading', { level: 2 })).toBeFocused();
});

test('an interest is made one’s own beside those chosen elsewhere meanwhile, five at most, and the dashboard follows (TRACK-19, LIMITS-12)', {
  tag: '@gate',
}, async ({ page }) => {
  await signIn(page, people.ana, '/student/interest/8?title=Seguran%C3%A7a');
  const tabs = page.getByRole('navigation', { name: 'Seus interesses' }).getByRole('link');
  await expect(tabs).toHaveText(['Comunicação', 'Atendimento ao cliente', 'Planilhas']);
  // In another tab, which this page knows nothing of.
  const link = '/api/decola/interest/link';
  expect((await page.request.post(link, { data: { interests: [1, 4, 7, 2] } })).ok()).toBe(true);
  await page.getByRole('button', { name: 'Adicionar aos meus interesses' }).dblclick();
  await expect(page.getByText('Este é um dos seus interesses.')).toBeVisible();
  await expect(tabs).toHaveCount(5);
  await expect(tabs.last()).toHaveAttribute('aria-current', 'page');

  const change = page.getByRole('button', { name: 'Meus interesses', exact: true });
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Meus interesses' });
  const chip = (name: string) => dialog.getByRole('button', { name, exact: true });
  await expect(chip('Vendas')).toHaveAttribute('aria-disabled', 'true');
  await chip('Planilhas').click();
  await chip('Vendas').click();
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(change).toBeFocused();
  await expect(tabs.filter({ hasText: 'Vendas' })).toHaveCount(1);
  await expect(tabs.filter({ hasText: 'Planilhas' })).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Início', exact: true }).click();
  const strip = page.getByRole('region', { name: 'Seus interesses' });
  await expect(strip.getByRole('link', { name: 'Delegar sem largar' })).toHaveCount(1);
  await expect(strip.getByRole('link', { name: 'Projetos ágeis na vida real' })).toHaveCount(0);
});
